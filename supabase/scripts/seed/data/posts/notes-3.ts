import type { DemoPost } from "../post.ts";

/** Short notes from everyday life with a membership. */
export const notes3: DemoPost[] = [
  {
    by: "nina",
    days: 208,
    likes: 6,
    text: "I played at my doctor's open house. Best audience I have had this year: they were all on time.",
  },
];
