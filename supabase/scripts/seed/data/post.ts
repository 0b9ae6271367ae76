export interface DemoPost {
  /** The key of the member who wrote it. */
  by: string;
  /** How many days before the fixed moment. */
  days: number;
  text: string;
  kind?: "story";
  /** The key of the doctor whose practice it is about. */
  about?: string;
  likes?: number;
  shares?: number;
  comments?: [by: string, text: string][];
}
