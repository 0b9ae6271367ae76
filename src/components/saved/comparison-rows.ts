import type { ComparedListing } from "@/hooks/saved/compared-listings";
import { describeLanguages } from "@/lib/directory/language-names";
import { placeText } from "@/lib/directory/place-of-result";
import { formatMiles } from "@/lib/format/distance";
import { formatDollars } from "@/lib/format/numbers";
import { confirmationText } from "@/lib/listings/confirmation";
import { fieldLabel, formatFieldValue } from "@/lib/listings/fields";
import { eveningHours, saturdayHours, spansOf } from "@/lib/listings/hours";
import { plural, t } from "@/lib/messages";
import { ageRange } from "@/lib/prices/age-spans";
import type { Ages } from "@/lib/prices/household-ages";
import { isForChildren } from "@/lib/prices/household-label";
import { getHsaAnswer, householdFee, hsaLabel, singleFee } from "@/lib/prices/hsa";
import { getMedicareAnswer, hasSenior, medicareLabels } from "@/lib/prices/medicare";
import { readLevel } from "@/lib/prices/membership-levels";
import {
  firstYearText,
  type HouseholdPrice,
  refusalText,
  totalText,
  unpricedText,
  visitFeeText,
} from "@/lib/prices/price-text";
import {
  adultPriceFrom,
  formatNotice,
  mainPrice,
  priceFrom,
  priceOnRequest,
} from "@/lib/prices/prices";
import type { TrayItem } from "@/lib/saved/compared-ids";
import type { Enums } from "@/lib/supabase/database.types";
import { tagName } from "@/lib/supabase/tag-names";

/** One row of the comparison, with a cell for each listing in the listings' order. */
export interface Row {
  label: string;
  cells: readonly string[];
  /** What practices wrote themselves, each at the start of a line. */
  words?: readonly string[];
  /** The values are still loading. */
  isWaiting?: boolean;
  /** The question that a cell of `askTexts` leads to. */
  about?: Enums<"request_question">;
}

/** Cells that only the practice can answer. */
export const askTexts: readonly string[] = [
  t`Ask the practice`,
  t`Ask the practice who it accepts`,
];

/** Shown when a listing doesn't publish a value. */
export const notPublished = t`Not published`;

/** Shown when a value isn't known. */
export const unknown = t`Unknown`;

const aMonthShort = (total: string) => t`${total}/month`;
const aMonth = (price: string) => t`${price} a month`;
const fromAMonth = (price: string) => t`from ${price} a month`;
const aYear = (price: string) => t`${price} a year`;
const perPerson = (price: string) => t`${price} per person`;
const once = (price: string) => t`${price} once`;

const amount = (dollars: number | null, describe = (price: string) => price) =>
  dollars === null ? notPublished : dollars === 0 ? t`None` : describe(formatDollars(dollars));

function singlePrice(listing: ComparedListing): string {
  const { monthly_price, yearly_price } = listing;
  const from = adultPriceFrom(listing);
  const least = from === null ? null : fromAMonth(formatDollars(from));
  const month = monthly_price === null ? least : aMonth(formatDollars(monthly_price));
  const year = yearly_price === null ? null : aYear(formatDollars(yearly_price));
  const price = month && year ? `${month}\n${t`or ${year}`}` : (month ?? year);
  if (price === null) return notPublished;
  return isForChildren(listing) ? `${price}\n${t`per child`}` : price;
}

const pricesByAge = ({ tiers }: ComparedListing) =>
  tiers
    .map((tier) => `${ageRange(tier.min_age, tier.max_age)}: ${formatDollars(tier.monthly_price)}`)
    .join("\n") || notPublished;

const monthly = (dollars: number | null) =>
  dollars === null ? notPublished : aMonth(formatDollars(dollars));

function employerPrice({ employer_price, employer_from }: ComparedListing): string {
  const words = monthly(employer_price);
  return employer_price === null || employer_from === null
    ? words
    : `${words}\n${plural(employer_from, { one: "# employee or more", other: "# employees or more" })}`;
}

const enrollment = ({ enrollment_fee, enrollment_per_person }: ComparedListing) =>
  amount(enrollment_fee, enrollment_per_person ? perPerson : once);

function newPatients({ accepting_new_patients: isAccepting }: ComparedListing): string {
  if (isAccepting === null) return unknown;
  return isAccepting ? t`Accepting` : t`Full`;
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
    return spans.length > 0 ? format(spans) || t`Closed` : null;
  });

const stepFreeText = ({ step_free }: Office) =>
  step_free === null ? null : step_free ? t`Yes` : t`No`;

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
    row(t`One person`, singlePrice),
    ...optionalRow(t`Couple`, ({ couple_price }) => monthly(couple_price)),
    row(t`Prices by age, per month`, pricesByAge),
    ...optionalRow(
      fieldLabel("membership_levels"),
      ({ membership_levels }) =>
        membership_levels
          .map(readLevel)
          .map(({ name, price }) => `${name}: ${aMonth(formatDollars(price))}`)
          .join("\n") || notPublished,
    ).map((levels) => ({
      ...levels,
      words: listings.flatMap(({ membership_levels }) =>
        membership_levels.map((level) => readLevel(level).name),
      ),
    })),
    ...optionalRow(t`Child with an enrolled adult`, ({ extra_child_price }) =>
      monthly(extra_child_price),
    ),
    row(t`Family maximum`, ({ family_cap, family_cap_note }) =>
      [amount(family_cap, aMonth), family_cap !== null && family_cap_note]
        .filter(Boolean)
        .join("\n"),
    ),
    ...optionalRow(t`Student`, ({ student_price }) => monthly(student_price)),
    ...optionalRow(t`Per employee`, employerPrice),
    row(t`Enrollment fee`, enrollment),
    row(t`Fee per visit`, ({ visit_fee }) => amount(visit_fee)),
    ...optionalRow(
      t`Cancellation notice`,
      ({ notice_days }) => formatNotice(notice_days) ?? notPublished,
    ),
    ...optionalRow(t`Cancellation fee`, ({ leaving_fee }) => amount(leaving_fee)),
    ...optionalRow(t`Rejoining fee`, ({ rejoin_fee }) => amount(rejoin_fee)),
    row(t`New patients`, newPatients),
    row(t`Telehealth only`, ({ telehealth_only }) => (telehealth_only ? t`Yes` : t`No`)),
    ...optionalRow(fieldLabel("model"), ({ model }) =>
      model === null ? notPublished : formatFieldValue("model", model),
    ),
    row(t`Medicare`, (listing) => medicareLabels[getMedicareAnswer(listing)] ?? notPublished),
    row(t`Evenings after 6 PM`, (listing) => hoursByOffice(listing, eveningHours)),
    row(t`Saturdays`, (listing) => hoursByOffice(listing, saturdayHours)),
    row(t`Step-free entrance`, (listing) =>
      listing.telehealth_only ? t`Telehealth only` : byOffice(listing, stepFreeText),
    ),
    row(t`Languages`, ({ languages }) => describeLanguages(languages) || notPublished),
    row(t`Specialty`, ({ specialty }) => (specialty ? tagName(specialty) : notPublished)),
    row(t`Last confirmed`, ({ confirmed_at }) => confirmationText(confirmed_at)),
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
  return totalText(price, aMonthShort(formatDollars(price.monthly)));
}

/** What a household pays at each listing; `waiting` is shown while prices load or if they can't be loaded. */
export function householdRows(
  listings: readonly ComparedListing[],
  prices: readonly HouseholdPrice[] | undefined,
  waiting: string,
): Row[] {
  const row = (
    label: string,
    format: (price: HouseholdPrice, visitFee: number | null) => string,
  ): Row => ({
    label,
    isWaiting: !prices,
    about: "family_prices",
    cells: listings.map(({ id, visit_fee }) => {
      const price = prices?.find(({ doctor_id }) => doctor_id === id);
      return price ? refusalText(price) || format(price, visit_fee) : waiting;
    }),
  });
  return [
    row(t`Your household, per month`, (price) =>
      formatTotal(price, price.monthly, totalText, [unpricedText(price)]),
    ),
    row(t`First year, with enrollment`, (price, visitFee) =>
      formatTotal(price, price.first_year, firstYearText, [
        price.enrollment === null ? t`enrollment fee not published` : "",
        visitFeeText(visitFee),
      ]),
    ),
    row(t`Each year after`, (price, visitFee) =>
      formatTotal(price, price.each_year, totalText, [visitFeeText(visitFee)]),
    ),
  ];
}

/**
 * Whether the price still allows contributions to a health savings account; for one person if there
 * is no household.
 */
export function hsaRow(
  listings: readonly ComparedListing[],
  ages: Ages | null,
  prices: readonly HouseholdPrice[] | undefined,
  waiting: string,
): Row {
  return {
    label:
      ages && hasSenior(ages) ? t`HSA contributions, if not on Medicare` : t`HSA contributions`,
    isWaiting: ages !== null && !prices,
    about: "hsa",
    cells: listings.map((listing) => {
      if (ages === null) return hsaLabel(getHsaAnswer(listing, singleFee(listing)));
      const price = prices?.find(({ doctor_id }) => doctor_id === listing.id);
      return price ? hsaLabel(getHsaAnswer(listing, householdFee(ages, price))) : waiting;
    }),
  };
}

/** A total, described by a function such as `totalText`, and below it what the total leaves out. */
function formatTotal(
  price: HouseholdPrice,
  dollars: number | null,
  describe: typeof totalText,
  missing: readonly string[],
): string {
  if (dollars === null) return notPublished;
  return [describe(price, formatDollars(dollars)), ...missing].filter(Boolean).join("\n");
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
  const from = placeText(place);
  return [{ label: t`Distance from ${from}`, cells }];
}
