import type { Practice } from "./practices.ts";

/** The listing of doctor@demo.test: approved, verified and with every field filled in. */
export const makeDemoPractice = (practice: Practice): Practice => ({
  ...practice,
  name: "Bouldin Lantern Direct Primary Care",
  memberKey: "marsh",
  doctorName: "Dr. Elena Marsh",
  title: "Elena Marsh, MD, Family Medicine",
  specialty: "Family Medicine",
  place: { ...practice.place, zip: "78704" },
  street: "1184 Lantern Hill Ln, Suite 2",
  bio: `Bouldin Lantern is a small family practice in South Austin. Dr. Elena Marsh opened it in 2021, after eleven years in a hospital system, with two exam rooms, a lending library and a bench under a pecan tree.

Members text or call her directly and are usually seen the same day or the next. Visits last thirty to sixty minutes, and evening visits are possible on Wednesdays. The monthly fee covers visits, messages, most procedures done in the office and the usual in-office tests; laboratory work and generic medicines are passed on at what they cost us, and the price list hangs on the wall.

All ages are welcome, from newborns to great-grandparents. Visits are available in English and Spanish. New members start with a free fifteen-minute call, so that both sides can decide.`,
  prices: { monthly: 89, yearly: 979, enrollment: 50, visit: 0 },
  accepting: true,
  telehealth: false,
  phone: "(512) 555-0142",
  links: {
    website: "https://bouldin-lantern.example",
    enrollment: "https://bouldin-lantern.example/join",
    booking: "https://bouldin-lantern.example/book",
  },
  languages: ["English", "Spanish"],
  npi: "1234567893",
  age: 410,
});
