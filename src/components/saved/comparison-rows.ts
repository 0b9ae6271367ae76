import type { ComparedListing } from "@/hooks/saved/compared-listings";
import { formatDollars, formatMiles, inWords } from "@/lib/format/numbers";
import { confirmationText } from "@/lib/listings/confirmation";
import { fieldLabel, formatFieldValue } from "@/lib/listings/fields";
import { eveningHours, saturdayHours, spansOf } from "@/lib/listings/hours";
import { joinLanguages } from "@/lib/listings/languages";
import { ageRange } from "@/lib/prices/age-spans";
import type { Ages } from "@/lib/prices/household-ages";
import { isForChildren } from "@/lib/prices/household-label";
import { getHsaAnswer, householdFee, hsaLabel, singleFee } from "@/lib/prices/hsa";
import { getMedicareAnswer, hasSenior, medicareLabels } from "@/lib/prices/medicare";
import { readLevel } from "@/lib/prices/membership-levels";
import {
  firstYearPrefix,
  type HouseholdPrice,
  refusalText,
  totalPrefix,
  unpricedText,
} from "@/lib/prices/price-text";
import {
  adultPriceFrom,
  formatNotice,
  mainPrice,
  priceFrom,
  priceOnRequest,
} from "@/lib/prices/prices";
import type { TrayItem } from "@/lib/saved/compared-ids";

/** One row of the comparison, with a cell for each listing in the listings' order. */
export interface Row {
  label: string;
  cells: readonly string[];
  /** The values are still loading. */
  isWaiting?: boolean;
}

/** Shown when a listing doesn't publish a value. */
export const notPublished = "Not published";

/** Shown when a value isn't known. */
export const unknown = "Unknown";

const amount = (dollars: number | null, words = "") =>
  dollars === null ? notPublished : dollars === 0 ? "None" : `${formatDollars(dollars)}${words}`;

function singlePrice(listing: ComparedListing): string {
  const { monthly_price, yearly_price } = listing;
  const from = adultPriceFrom(listing);
  const least = from === null ? [] : [`from ${formatDollars(from)} a month`];
  const prices = [
    ...(monthly_price === null ? least : [`${formatDollars(monthly_price)} a month`]),
    ...(yearly_price === null ? [] : [`${formatDollars(yearly_price)} a year`]),
  ];
  const words = prices.join("\nor ");
  return (words && isForChildren(listing) ? `${words}\nper child` : words) || notPublished;
}

const pricesByAge = ({ tiers }: ComparedListing) =>
  tiers
    .map((tier) => `${ageRange(tier.min_age, tier.max_age)}: ${formatDollars(tier.monthly_price)}`)
    .join("\n") || notPublished;

const monthly = (dollars: number | null) =>
  dollars === null ? notPublished : `${formatDollars(dollars)} a month`;

function employerPrice({ employer_price, employer_from }: ComparedListing): string {
  const words = monthly(employer_price);
  return employer_price === null || employer_from === null
    ? words
    : `${words}\n${inWords(employer_from, "employee")} or more`;
}

const enrollment = ({ enrollment_fee, enrollment_per_person }: ComparedListing) =>
  amount(enrollment_fee, enrollment_per_person ? " per person" : " once");

function newPatients({ accepting_new_patients: isAccepting }: ComparedListing): string {
  if (isAccepting === null) return unknown;
  return isAccepting ? "Accepting" : "Full";
}

type Office = ComparedListing["offices"][number];

/** What each office of a listing publishes; with further offices, by city. */
function byOffice(listing: ComparedListing, format: (office: Office) => string | null): string {
  const hasFurther = listing.offices.some(({ position }) => position > 0);
  const texts = listing.offices.flatMap((office) => {
    const text = format(office);
    if (text === null) return [];
    return hasFurther ? `${office.address_city ?? listing.address_city}: ${text}` : text;
  });
  return texts.join("\n") || notPublished;
}

const hoursByOffice = (listing: ComparedListing, format: typeof eveningHours) =>
  byOffice(listing, ({ hours }) => {
    const spans = spansOf(hours);
    return spans.length > 0 ? format(spans) || "Closed" : null;
  });

const stepFreeText = ({ step_free }: Office) =>
  step_free === null ? null : step_free ? "Yes" : "No";

/** The rows of every comparison. */
export const listingRows = (listings: readonly ComparedListing[]): Row[] => {
  const row = (label: string, format: (listing: ComparedListing) => string): Row => ({
    label,
    cells: listings.map(format),
  });
  // Rows that few practices fill in are shown only if at least one listing has a value.
  const optionalRow = (label: string, format: (listing: ComparedListing) => string): Row[] =>
    listings.some((listing) => format(listing) !== notPublished) ? [row(label, format)] : [];
  return [
    row("One person", singlePrice),
    ...optionalRow("Couple", ({ couple_price }) => monthly(couple_price)),
    row("Prices by age, per month", pricesByAge),
    ...optionalRow(
      fieldLabel("membership_levels"),
      ({ membership_levels }) =>
        membership_levels
          .map(readLevel)
          .map(({ name, price }) => `${name}: ${formatDollars(price)} a month`)
          .join("\n") || notPublished,
    ),
    ...optionalRow("Child with an enrolled adult", ({ extra_child_price }) =>
      monthly(extra_child_price),
    ),
    row("Family maximum", ({ family_cap }) => amount(family_cap, " a month")),
    ...optionalRow("Student", ({ student_price }) => monthly(student_price)),
    ...optionalRow("Per employee", employerPrice),
    row("Enrollment fee", enrollment),
    row("Fee per visit", ({ visit_fee }) => amount(visit_fee)),
    ...optionalRow(
      "Cancellation notice",
      ({ notice_days }) => formatNotice(notice_days) ?? notPublished,
    ),
    ...optionalRow("Cancellation fee", ({ leaving_fee }) => amount(leaving_fee)),
    row("New patients", newPatients),
    row("Telehealth only", ({ telehealth_only }) => (telehealth_only ? "Yes" : "No")),
    ...optionalRow(fieldLabel("model"), ({ model }) =>
      model === null ? notPublished : formatFieldValue("model", model),
    ),
    row("Medicare", (listing) => medicareLabels[getMedicareAnswer(listing)] ?? notPublished),
    row("Evenings after 6 PM", (listing) => hoursByOffice(listing, eveningHours)),
    row("Saturdays", (listing) => hoursByOffice(listing, saturdayHours)),
    row("Step-free entrance", (listing) =>
      listing.telehealth_only ? "Telehealth only" : byOffice(listing, stepFreeText),
    ),
    row("Languages", ({ languages }) => joinLanguages(languages) || notPublished),
    row("Specialty", ({ specialty }) => specialty || notPublished),
    row("Last confirmed", ({ confirmed_at }) => confirmationText(confirmed_at)),
  ];
};

/** The price in the heading of a listing's column: for the household, or for one person if there is none. */
export function headPrice(
  listing: ComparedListing,
  ages: Ages | null,
  prices: readonly HouseholdPrice[] | undefined,
  waiting: string,
): string {
  if (ages === null)
    return mainPrice({ ...listing, price_from: priceFrom(listing) }) ?? priceOnRequest;
  const price = prices?.find(({ doctor_id }) => doctor_id === listing.id);
  if (!price) return waiting;
  const refusal = refusalText(price);
  if (refusal) return refusal;
  if (price.monthly === null) return priceOnRequest;
  return `${totalPrefix(price)}${formatDollars(price.monthly)}/month`;
}

/** What a household pays at each listing; `waiting` is shown while prices load or if they can't be loaded. */
export function householdRows(
  listings: readonly ComparedListing[],
  prices: readonly HouseholdPrice[] | undefined,
  waiting: string,
): Row[] {
  const row = (label: string, format: (price: HouseholdPrice) => string): Row => ({
    label,
    isWaiting: !prices,
    cells: listings.map(({ id }) => {
      const price = prices?.find(({ doctor_id }) => doctor_id === id);
      return price ? refusalText(price) || format(price) : waiting;
    }),
  });
  return [
    row("Your household, per month", (price) =>
      formatTotal(price.monthly, totalPrefix(price), unpricedText(price)),
    ),
    row("First year, with enrollment", (price) =>
      formatTotal(
        price.first_year,
        firstYearPrefix(price),
        price.enrollment === null ? "enrollment fee not published" : "",
      ),
    ),
    row("Each year after", (price) => formatTotal(price.each_year, totalPrefix(price))),
  ];
}

/** Whether the price still allows contributions to a health savings account; for one person if there is no household. */
export function hsaRow(
  listings: readonly ComparedListing[],
  ages: Ages | null,
  prices: readonly HouseholdPrice[] | undefined,
  waiting: string,
): Row {
  return {
    label: ages && hasSenior(ages) ? "HSA contributions, if not on Medicare" : "HSA contributions",
    isWaiting: ages !== null && !prices,
    cells: listings.map((listing) => {
      if (ages === null) return hsaLabel(getHsaAnswer(listing, singleFee(listing)));
      const price = prices?.find(({ doctor_id }) => doctor_id === listing.id);
      return price ? hsaLabel(getHsaAnswer(listing, householdFee(ages, price))) : waiting;
    }),
  };
}

/** A total with an optional prefix ("from"), and below it what the total leaves out. */
function formatTotal(dollars: number | null, prefix: string, missing = ""): string {
  if (dollars === null) return notPublished;
  const sum = `${prefix}${formatDollars(dollars)}`;
  return missing ? `${sum}\n${missing}` : sum;
}

/** The distances, if all known ones are measured from the same place. */
export function distanceRows(
  listings: readonly ComparedListing[],
  tray: readonly TrayItem[],
): Row[] {
  const known = listings.map(({ id }) => tray.find((one) => one.id === id));
  const [place, ...others] = new Set(known.flatMap((one) => one?.from ?? []));
  if (!place || others.length > 0) return [];
  const cells = known.map((one) => (one?.miles == null ? unknown : formatMiles(one.miles)));
  return [{ label: `Distance from ${place}`, cells }];
}
