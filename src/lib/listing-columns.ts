const labels: Record<string, string> = {
  practice_name: "Practice name",
  credentials: "Credentials",
  specialty: "Specialty",
  bio: "About",
  photo_url: "Photo",
  address_street: "Street address",
  address_city: "City",
  address_state: "State",
  address_zip: "ZIP code",
  monthly_price: "Monthly price",
  yearly_price: "Yearly price",
  enrollment_fee: "Enrollment fee",
  visit_fee: "Fee per visit",
  tiers: "Prices by age",
  phone: "Phone",
  website: "Website",
  enrollment_url: "Enrollment page",
  booking_url: "Booking page",
  languages: "Languages",
  npi: "NPI",
  accepting_new_patients: "Accepting new patients",
  telehealth_only: "Telehealth only",
};

/** What a column of a listing is called on the screen. */
export const listingFieldLabel = (column: string): string => labels[column] ?? column;
