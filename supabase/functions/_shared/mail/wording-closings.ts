import type { Facts } from "./task.ts";
import { dollars } from "./wording-changes.ts";
import { longDay, named, practiceOf, sitePaths, type Wording } from "./wording-parts.ts";

const viewPractice = (facts: Facts) => ({
  label: "View the practice",
  path: sitePaths.listing(facts),
});

/** The practice that a closed or closing one suggests. */
const suggestionOf = ({ suggested }: Facts): string[] =>
  suggested ? [`The practice suggests ${named(suggested)}.`] : [];

const closing = (facts: Facts): Wording => ({
  headline: facts.closes_on
    ? `${practiceOf(facts)} will close on ${longDay(facts.closes_on)}`
    : `${practiceOf(facts)} will close`,
  lines: [...suggestionOf(facts), "Its page has the details. It takes no new requests."],
  action: viewPractice(facts),
});

const staysOpen = (facts: Facts): Wording => ({
  headline: `${practiceOf(facts)} is no longer closing`,
  lines: ["The practice canceled the closing that it had announced."],
  action: viewPractice(facts),
});

/** The day of announced prices and the price of one adult; also that they are withdrawn. */
const announced = (facts: Facts): Wording => {
  const { starts_on, monthly_price } = facts.announced ?? {};
  if (!starts_on) {
    return {
      headline: `${practiceOf(facts)} no longer plans to change its prices`,
      lines: ["Today's prices stay as they are. Its page has all of them."],
      action: viewPractice(facts),
    };
  }
  const day = longDay(starts_on);
  return {
    headline: `${practiceOf(facts)} announced new prices`,
    lines: [
      monthly_price == null
        ? `New prices from ${day}.`
        : `From ${day}: ${dollars(monthly_price)} a month.`,
      "Its page has today's prices and the announced ones.",
    ],
    action: viewPractice(facts),
  };
};

export const closingWords = {
  prices_announced: announced,
  closing_announced: closing,
  closing_canceled: staysOpen,
  request_closing_canceled: staysOpen,
  listing_closed: (facts: Facts) => ({
    headline: `${practiceOf(facts)} has closed`,
    lines: [...suggestionOf(facts), "You saved this practice. Its page shows when it closed."],
    action: viewPractice(facts),
  }),
  request_closing_announced: closing,
  request_ended: (facts: Facts) => ({
    headline: `Your request to ${practiceOf(facts)} was closed`,
    lines: [
      "The practice no longer takes requests here. If it closed, its page says so.",
      ...suggestionOf(facts),
    ],
    // A listing that was taken down has no page.
    action: { label: "Open your dashboard", path: sitePaths.dashboard },
  }),
};
