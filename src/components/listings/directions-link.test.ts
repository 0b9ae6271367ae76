import { expect, it } from "vitest";
import { directionsUrl } from "@/components/listings/directions-link";

it.each([
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
    "https://maps.apple.com/?daddr=",
  ],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "https://maps.apple.com/?daddr="],
  [
    "an Android phone",
    "Mozilla/5.0 (Linux; Android 15; Pixel 8)",
    "https://www.google.com/maps/dir/?api=1&destination=",
  ],
  [
    "a Windows computer",
    "Mozilla/5.0 (Windows NT 10.0)",
    "https://www.google.com/maps/dir/?api=1&destination=",
  ],
])("directions open the maps of %s", (_, userAgent, start) => {
  expect(directionsUrl("1 Main St & Co, Austin, TX", userAgent)).toBe(
    `${start}1%20Main%20St%20%26%20Co%2C%20Austin%2C%20TX`,
  );
});
