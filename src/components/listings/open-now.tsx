import { HoursLine, type HoursLineProps } from "@/components/listings/hours-line";
import { useOpenNow } from "@/hooks/listings/open-now";

/** Whether an office is open now. */
export function OpenNow(props: HoursLineProps) {
  return <HoursLine {...props} openNow={useOpenNow(props.office)} />;
}
