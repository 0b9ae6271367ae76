export interface Member {
  key: string;
  name: string;
  location: string;
  bio?: string;
  website?: string;
}

/** Patients who take part in the community. Everybody here is invented. */
export const patients: Member[] = [
  {
    key: "renee",
    name: "Renée Kowalski",
    location: "Milwaukee, WI",
    bio: "Freelance illustrator, mother of two, two years into DPC and still a bit surprised by it.",
  },
  {
    key: "marcus",
    name: "Marcus Delgado",
    location: "Tucson, AZ",
    bio: "I run a small HVAC company and look for health coverage that makes sense for six people.",
  },
  {
    key: "tasha",
    name: "Tasha Greene",
    location: "Charlotte, NC",
    bio: "School librarian. Type 1 since I was eleven.",
  },
  { key: "bill", name: "Bill Hutchins", location: "Salina, KS", bio: "Retired wheat farmer." },
  { key: "yuna", name: "Yuna Park", location: "Seattle, WA" },
  {
    key: "abby",
    name: "Abby Thornton",
    location: "Asheville, NC",
    bio: "Potter, gardener, reluctant spreadsheet keeper.",
    website: "https://abby-thornton-pots.example",
  },
  {
    key: "jorge",
    name: "Jorge Cifuentes",
    location: "Houston, TX",
    bio: "Truck driver. Home every other weekend.",
  },
  { key: "dee", name: "Dee Robichaux", location: "Baton Rouge, LA" },
  {
    key: "hal",
    name: "Hal Bergstrom",
    location: "Fargo, ND",
    bio: "Grandfather of five. I read the fine print so that others do not have to.",
  },
  {
    key: "nina",
    name: "Nina Petrova",
    location: "Brooklyn, NY",
    bio: "Violinist and teacher; insured some years, uninsured in others.",
  },
  { key: "cory", name: "Cory Blackburn", location: "Boise, ID" },
  {
    key: "linh",
    name: "Linh Dao",
    location: "San Jose, CA",
    bio: "Product designer. Caring for my parents from across town.",
  },
  {
    key: "grace",
    name: "Grace Muthoni",
    location: "Columbus, OH",
    bio: "Nursing student and church treasurer.",
  },
  {
    key: "pete",
    name: "Pete Salvatore",
    location: "Pittsburgh, PA",
    bio: "Union electrician, bad knees, good stories.",
  },
  { key: "wanda", name: "Wanda Littlefield", location: "Cookeville, TN" },
  {
    key: "sofia",
    name: "Sofía Aguirre",
    location: "San Antonio, TX",
    bio: "Maestra de primaria. Bilingual household, three kids, one very old cat.",
  },
  {
    key: "derek",
    name: "Derek Osborne",
    location: "Grand Rapids, MI",
    bio: "I do payroll for a living and compare everything.",
  },
  { key: "mo", name: "Mohammed Al-Amin", location: "Detroit, MI" },
  {
    key: "kate",
    name: "Kate Fairchild",
    location: "Portland, ME",
    bio: "New to Maine, new to DPC, happy with both so far.",
  },
  { key: "ray", name: "Ray Kahale", location: "Hilo, HI" },
  {
    key: "jess",
    name: "Jess Whitcomb",
    location: "Durango, CO",
    bio: "River guide in summer, ski tech in winter.",
    website: "https://jess-on-the-river.example",
  },
  {
    key: "anita",
    name: "Anita Chaudhry",
    location: "Plano, TX",
    bio: "Accountant, runner, daughter of two opinionated physicians.",
  },
  { key: "lou", name: "Lou Ann Pickett", location: "Paducah, KY" },
  {
    key: "ben",
    name: "Ben Adler",
    location: "Philadelphia, PA",
    bio: "High-school history teacher.",
  },
  {
    key: "carla",
    name: "Carla Mendes",
    location: "New Bedford, MA",
    bio: "Fala-se português. I help my neighbors with forms.",
  },
  { key: "owen", name: "Owen Prichard", location: "Spokane, WA" },
];
