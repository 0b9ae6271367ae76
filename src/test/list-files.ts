// cspell:ignore garc

/** A file as programs and people write it, and what an import makes of its first row. */
interface ListFile {
  what: string;
  name?: string;
  content: string | Uint8Array<ArrayBuffer>;
  /** What the screen says above the preview. */
  note?: string;
  /** Some of the values that are sent. */
  listing: object;
  /** Why the row waits. */
  hold?: string;
  /** What the preview says about the cells. */
  notes?: readonly string[];
  /** The columns that the screen names as not used. */
  unused?: readonly string[];
}

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const table = (...rows: string[]) => rows.join("\n");
const oak = "Oak Care,Austin,TX,78704";

/** One file for each kind that lists come in. */
export const listFiles: readonly ListFile[] = [
  {
    what: "a column for each day and age band",
    content: table(
      "Name,City,St,Zip,Tel,Web,Mon,Tuesday hours,Hours > Wednesday,Sat,Ages 0-17 ($),Price > 18-64,65+ monthly fee",
      `${oak},512-555-0142,oakcare.com,8-5,8 am - noon,closed,by appointment,$50,95,120`,
    ),
    listing: {
      phone: "+15125550142",
      website: "https://oakcare.com",
      tiers: [
        { min_age: 0, max_age: 17, monthly_price: 50 },
        { min_age: 18, max_age: 64, monthly_price: 95 },
        { min_age: 65, max_age: null, monthly_price: 120 },
      ],
      offices: [
        {
          hours: [
            [1, "08:00", "17:00"],
            [2, "08:00", "12:00"],
          ],
          hours_note: "Sat by appointment",
        },
      ],
    },
    notes: [
      "Hours “Mon 8-5; Tuesday 8 am - noon; Wednesday closed; Sat by appoi…” read as Mon 8:00 AM – 5:00 PM; Tue 8:00 AM – 12:00 PM, with the note “Sat by appointment”",
    ],
  },
  {
    what: "an export of Google Business",
    content: table(
      "Store code,Business name,Address line 1,Address line 2,Locality,Administrative area,Country / Region,Postal code,Primary phone,Website,Sunday hours,Monday hours,From the business,Opening date,Status",
      `oak-1,Oak Care,100 Main St,Suite 5,Austin,TX,US,78704,+1 512-555-0142,https://oakcare.com/?utm_source=gmb&utm_medium=organic,x,"09:00-12:00, 13:00-17:00",Slow medicine,2016-05-01,Open`,
    ),
    listing: {
      practice_name: "Oak Care",
      address_street: "100 Main St, Suite 5",
      address_city: "Austin",
      address_state: "TX",
      address_zip: "78704",
      phone: "+15125550142",
      website: "https://oakcare.com/",
      bio: "Slow medicine",
      opened_year: 2016,
      offices: [
        {
          hours: [
            [1, "09:00", "12:00"],
            [1, "13:00", "17:00"],
          ],
        },
      ],
    },
    notes: [
      "Website “https://oakcare.com/?utm_source=gmb&utm_medium=organic” read as https://oakcare.com/",
      "Open since “2016-05-01” read as 2016",
      "Hours “Sunday closed; Monday 09:00-12:00, 13:00-17:00” read as Mon 9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM",
    ],
    unused: ["Country / Region"],
  },
  {
    what: "an export of Yext",
    content: table(
      "Entity ID,Name,Address > Line 1,Address > City,Address > Region,Address > Postal Code,Main Phone,Website URL,Hours > Monday,Hours > Tuesday,Facebook URL,Instagram Handle,Year Established",
      `7,Oak Care,100 Main St,Austin,TX,78704,+15125550142,https://oakcare.com/austin?y_source=1_abc&tab=1,9:00am - 5:00pm,Closed,https://www.facebook.com/oak?fbclid=x,oak.care,2016`,
    ),
    listing: {
      address_street: "100 Main St",
      address_state: "TX",
      website: "https://oakcare.com/austin?tab=1",
      social_urls: ["https://www.facebook.com/oak", "https://www.instagram.com/oak.care"],
      opened_year: 2016,
      offices: [{ hours: [[1, "09:00", "17:00"]] }],
    },
    notes: [
      "Website “https://oakcare.com/austin?y_source=1_abc&tab=1” read as https://oakcare.com/austin?tab=1",
      "Social profiles “https://www.facebook.com/oak?fbclid=x; https://www.instagram…” read as https://www.facebook.com/oak, https://www.instagram.com/oak.care",
      "Hours “Monday 9:00am - 5:00pm; Tuesday Closed” read as Mon 9:00 AM – 5:00 PM",
    ],
  },
  {
    what: "a state's roster in capitals with a status other than active",
    content: table(
      "LAST NAME,FIRST NAME,MIDDLE NAME,SUFFIX,DEGREE,PRACTICE NAME,PRACTICE ADDRESS,CITY,STATE,ZIP,LICENSE STATUS,DISCIPLINARY ACTION",
      "O'EXAMPLE,JANE,Q,JR,M.D.,OAK FAMILY CARE LLC,100 MAIN ST NW,ANN ARBOR,MI,48104,ACTIVE,PROBATION",
    ),
    listing: {
      practice_name: "Oak Family Care LLC",
      credentials: "Jane Q O'Example Jr, M.D.",
      address_street: "100 Main St NW",
      address_city: "Ann Arbor",
    },
    hold: "The source has the status “ACTIVE; PROBATION”",
    notes: [
      "Practice name “OAK FAMILY CARE LLC” read as Oak Family Care LLC",
      "Credentials “JANE Q O'EXAMPLE JR, M.D.” read as Jane Q O'Example Jr, M.D.",
      "Street address “100 MAIN ST NW” read as 100 Main St NW",
      "City “ANN ARBOR” read as Ann Arbor",
    ],
  },
  {
    what: "names in one column of a roster",
    content: table(
      `"LAST NAME, FIRST NAME, SUFFIX, DEGREE",PRACTICE,CITY,STATE,ZIP,STATUS`,
      `"EXAMPLE, JANE, MD",OAK CARE,AUSTIN,TX,78704,Deceased`,
    ),
    listing: { practice_name: "Oak Care", credentials: "Jane Example, MD" },
    hold: "The source has the status “Deceased”",
    notes: [
      "Practice name “OAK CARE” read as Oak Care",
      "Credentials “EXAMPLE, JANE, MD” read as Jane Example, MD",
      "City “AUSTIN” read as Austin",
    ],
  },
  {
    what: "a title and a date above the headings",
    content: table(
      "DPC practices in Texas,,,",
      "As of March 2025,,,",
      ",,,",
      "Name,City,State,ZIP",
      oak,
    ),
    note: "The headings seem to be in row 4, so what is above isn't imported: “DPC practices in Texas”, “As of March 2025”.",
    listing: { practice_name: "Oak Care" },
  },
  {
    what: "a title above headings with semicolons",
    content: table("Practices, clinics, and more", "Name;City;State;ZIP", oak.replaceAll(",", ";")),
    note: "The headings seem to be in row 2, so what is above isn't imported: “Practices, clinics, and more”.",
    listing: { practice_name: "Oak Care" },
  },
  {
    what: "letters of Windows-1252",
    content: bytes(
      table(
        "Name,City,State,ZIP,About,Hours",
        "Mu\xf1oz Women\x92s Care,Austin,TX,78704,\x93Slow\x94 \x96 O\x92Brien\x85,Mon\x96Fri 9\x965",
      ),
    ),
    listing: {
      practice_name: "Muñoz Women’s Care",
      bio: "“Slow” – O’Brien…",
      offices: [{ hours: { length: 5 } }],
    },
    notes: ["Hours “Mon–Fri 9–5” read as Mon–Fri 9:00 AM – 5:00 PM"],
  },
  {
    what: "cells with formulas",
    content: table(
      "Name,City,State,ZIP,Phone,Website,About,Languages,Parking",
      `"=HYPERLINK(""https://oakcare.com"",""Oak Care"")",Austin,TX,"=""78704""",+1 512 555 0142,"=HYPERLINK(""https://oakcare.com"",""Visit"")","=CONCAT(A1,B1)",=A2,@SUM(A1)`,
    ),
    listing: {
      practice_name: "Oak Care",
      address_zip: "78704",
      phone: "+15125550142",
      website: "https://oakcare.com",
      bio: null,
      languages: null,
    },
    notes: [
      'Practice name “=HYPERLINK("https://oakcare.com","Oak Care")” read as Oak Care',
      'ZIP code “="78704"” read as 78704',
      'Website “=HYPERLINK("https://oakcare.com","Visit")” read as https://oakcare.com',
      "About “=CONCAT(A1,B1)” left out: it's a formula; enter what it shows",
      "Languages “=A2” left out: it's a formula; enter what it shows",
      "Parking “@SUM(A1)” left out: it's a formula; enter what it shows",
    ],
  },
  {
    what: "links of redirectors and links that can't work",
    content: table(
      "Name,City,State,ZIP,Website,Enrollment page,Booking page,Social profiles",
      `${oak},https://l.facebook.com/l.php?u=https%3A%2F%2Foakcare.com%2F%3Ffbclid%3Dx&h=AT0,https://urldefense.com/v3/__https://oakcare.com/join__;!!abc$,http://localhost:3000/book,https://www.google.com/url?q=https://facebook.com/oak&sa=D`,
    ),
    listing: {
      website: "https://oakcare.com/",
      enrollment_url: "https://oakcare.com/join",
      booking_url: null,
      social_urls: ["https://facebook.com/oak"],
    },
    notes: [
      "Website “https://l.facebook.com/l.php?u=https%3A%2F%2Foakcare.com%2F%…” read as https://oakcare.com/",
      "Social profiles “https://www.google.com/url?q=https://facebook.com/oak&sa=D” read as https://facebook.com/oak",
      "Enrollment page “https://urldefense.com/v3/__https://oakcare.com/join__;!!abc$” read as https://oakcare.com/join",
      "Booking page “http://localhost:3000/book” left out: it should be a web address like https://example.com",
    ],
  },
  {
    what: "cells that can be read in part",
    content: table(
      "Name,City,State,ZIP,Phone,Hours,Prices by age,Telehealth states",
      `${oak},(512) 555-0142 call or text,"Mon-Thu 8-5, Fri by appointment; every other Saturday 9-12, closed holidays","0-17: 50; 18-64: 95; ask about seniors","TX, OK, Toronto"`,
    ),
    listing: {
      phone: "+15125550142",
      tiers: [{ min_age: 0 }, { min_age: 18 }],
      telehealth_states: ["TX", "OK"],
      offices: [
        {
          hours: { length: 4 },
          hours_note: "Fri by appointment; every other Saturday 9-12; closed holidays",
        },
      ],
    },
    notes: [
      "Prices by age “0-17: 50; 18-64: 95; ask about seniors” read as 0-17: 50; 18-64: 95",
      "Phone “(512) 555-0142 call or text” read as (512) 555-0142",
      "Telehealth states “TX, OK, Toronto” read as TX, OK",
      "Hours “Mon-Thu 8-5, Fri by appointment; every other Saturday 9-12, …” read as Mon–Thu 8:00 AM – 5:00 PM, with the note “Fri by appointment; every other Saturday 9-12; closed holidays”",
      "Prices by age: “ask about seniors” left out: write it like 0-17: 50; 18-64: 95; 65+: 120",
      "Phone: “call or text” left out: enter only one number, like (512) 555-0100 ext. 3, and check its digits",
      "Telehealth states: “Toronto” left out: it should be states, like TX, OK, or All 50 states",
    ],
  },
  {
    what: "days together and in words, and cells that say nothing",
    content: table(
      "Name,City,State,ZIP,Mon-Thu,Hours of operation: Friday,Saturday hours,Weekend",
      `${oak},8-5,9-12,n/a,off`,
    ),
    listing: { offices: [{ hours: { length: 5 }, hours_note: null }] },
    notes: [
      "Hours “Mon-Thu 8-5; Friday 9-12; Weekend closed” read as Mon–Thu 8:00 AM – 5:00 PM; Fri 9:00 AM – 12:00 PM",
    ],
  },
  {
    what: "a column for the start and one for the end of each day",
    content: table(
      "Name,City,State,ZIP,Monday Open,Monday Close,Tue Start,Tue End,Wednesday opening time,Wednesday closing time",
      `${oak},8:00 AM,5:00 PM,09:00,12:00,Closed,Closed`,
    ),
    listing: {
      offices: [
        {
          hours: [
            [1, "08:00", "17:00"],
            [2, "09:00", "12:00"],
          ],
        },
      ],
    },
    notes: [
      "Hours “Monday 8:00 AM – 5:00 PM; Tue 09:00 – 12:00; Wednesday Closed” read as Mon 8:00 AM – 5:00 PM; Tue 9:00 AM – 12:00 PM",
    ],
  },
  {
    what: "ages in words as headings",
    content: table(
      "Name,City,State,ZIP,Child (<18),18 to 49 years,50 years and older",
      `${oak},30,60,90`,
    ),
    listing: {
      tiers: [{ label: "Child", max_age: 17 }, { max_age: 49 }, { min_age: 50, max_age: null }],
    },
  },
  {
    what: "more columns of Google Business and Yext",
    content: table(
      "Name,City,State,ZIP,Address line 1,Address line 2,Address line 3,Local phone,Website URL > URL,Place page URLs: Facebook (url_facebook),Facebook page URL,TikTok handle,Appointment links (appointment_url),Opening date,Hours > Monday > Open intervals,Closed",
      `${oak},1 Oak St,Building B,Suite 2,512-555-0142,https://oakcare.com,https://www.facebook.com/oak,,oak,https://oakcare.com/book,2016-05,8:00-17:00,true`,
    ),
    listing: {
      address_street: "1 Oak St, Building B, Suite 2",
      phone: "+15125550142",
      website: "https://oakcare.com",
      booking_url: "https://oakcare.com/book",
      social_urls: ["https://www.facebook.com/oak", "https://www.tiktok.com/@oak"],
      opened_year: 2016,
    },
    hold: "The source has the status “Closed”",
    notes: [
      "Open since “2016-05” read as 2016",
      "Social profiles “https://www.facebook.com/oak; https://www.tiktok.com/@oak” read as https://www.facebook.com/oak, https://www.tiktok.com/@oak",
      "Hours “Monday 8:00-17:00” read as Mon 8:00 AM – 5:00 PM",
    ],
  },
  {
    what: "short headings",
    content: table(
      "Biz,Addr 1,Addr 2,City,St.,Zip5,Ph.,Dr,Hrs,Est.,New pts",
      'Oak Care,1 Oak St,Suite 2,Austin,TX,78704,512-555-0142,"Ada Example, MD",Mon 8-5,2016,no',
    ),
    listing: {
      address_street: "1 Oak St, Suite 2",
      phone: "+15125550142",
      credentials: "Ada Example, MD",
      opened_year: 2016,
      accepting_new_patients: false,
    },
    notes: ["Hours “Mon 8-5” read as Mon 8:00 AM – 5:00 PM"],
  },
  ...[
    ["Reg status,Disc status", "Expired,None", "Expired"],
    ["Lic Status", "Delinquent", "Delinquent"],
    ["License status,Status", "Active,Deceased", "Active; Deceased"],
    ["LICENSEE_STATUS", "REVOKED", "REVOKED"],
    ["Status description,Discipline on file", "Active,Yes", "Active; Discipline on file"],
    ["Public orders,License status", "No,Active - No restrictions", ""],
  ].map(([headings, cells, status]) => ({
    what: `the columns ${headings} of a roster`,
    content: table(`Name,City,State,ZIP,${headings}`, `${oak},${cells}`),
    listing: {},
    ...(status && { hold: `The source has the status “${status}”` }),
  })),
  {
    what: "codes of web pages, errors of a spreadsheet, and an apostrophe before a number",
    content: table(
      "Name,City,State,ZIP,About,Doctor,Phone,Parking",
      `Oak &amp; Elm,Austin,TX,78704,#NAME?,"Jos&eacute; Mu&ntilde;oz, MD",'512 555 0142,-cmd|' /C calc'!A0`,
    ),
    listing: {
      practice_name: "Oak & Elm",
      bio: null,
      credentials: "José Muñoz, MD",
      phone: "+15125550142",
    },
    notes: [
      "Practice name “Oak &amp; Elm” read as Oak & Elm",
      "Credentials “Jos&eacute; Mu&ntilde;oz, MD” read as José Muñoz, MD",
      "About “#NAME?” left out: it's an error; enter its value",
      "Parking “-cmd|' /C calc'!A0” left out: it's a formula; enter what it shows",
    ],
  },
  {
    what: "a label before a phone number and a sentence after hours",
    content: table(
      "Name,City,State,ZIP,Phone,Hours",
      `${oak},Office: 512-555-0142,8am-5pm Mon-Fri. After hours by phone`,
    ),
    listing: {
      phone: "+15125550142",
      offices: [{ hours: { length: 5 }, hours_note: "After hours by phone" }],
    },
    notes: [
      "Phone “Office: 512-555-0142” read as 512-555-0142",
      "Hours “8am-5pm Mon-Fri. After hours by phone” read as Mon–Fri 8:00 AM – 5:00 PM, with the note “After hours by phone”",
      "Phone: “Office” left out: enter only one number, like (512) 555-0100 ext. 3, and check its digits",
    ],
  },
];

/** Files that can't be read, with the sentence that says why. */
export const refusedFiles: readonly [
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  problem: RegExp,
][] = [
  [
    "page.xls",
    "\uFEFF\n<html><table><tr><td>Oak Care</td></tr></table></html>",
    /^page\.xls is a web page, .* CSV UTF-8\.$/,
  ],
  ["sheet.xls", '<?xml version="1.0"?><Workbook/>', /^sheet\.xls is an XML file/],
  ["list.xls", '[{"name": "Oak Care"}]', /^list\.xls is a JSON file/],
  ["book.xlsx", "PK\u0003\u0004…", /^book\.xlsx is an Excel workbook or a ZIP file/],
  ["old.csv", bytes("\xd0\xcf\x11\xe0"), /^old\.csv is an Excel workbook/],
  ["list.csv", "%PDF-1.7", /^list\.csv is a PDF file/],
  ["list.rtf", "{\\rtf1 Name}\nOak", /^list\.rtf is a document, contact card, or picture/],
  ["list.vcf", "BEGIN:VCARD\nFN:Oak", /is a document, contact card, or picture/],
  ["list.png", bytes("\x89PNG\r\n"), /is a document, contact card, or picture/],
  ["list.csv.gz", bytes("\x1f\x8b\x08"), /is an Excel workbook or a ZIP file/],
  ["saved.xls", "<!-- saved -->\n<html>", /is a web page/],
  ["rows.csv", "[1, 2]\n[3, 4]", /is a JSON file/],
  // The letters of other systems: of old Macs, of MS-DOS, and of Central European, Cyrillic, and Japanese Windows.
  ["mac.csv", bytes("Name\nGarc\x92a Care"), /^The accented letters and punctuation of mac\.csv/],
  ["mac-2.csv", bytes("Name\nMu\x96oz Care"), /can't be recognized/],
  ["mac-3.csv", bytes("Name\nWomen\xd5s Care"), /can't be recognized/],
  ["mac-4.csv", bytes("Name\nJos\x8e Care"), /can't be recognized/],
  ["dos.csv", bytes("Name\nGarc\xa1a Care"), /can't be recognized/],
  ["dos-2.csv", bytes("Name\nMu\xa4oz Care"), /can't be recognized/],
  ["polish.csv", bytes("Name\nWa\xb3\xeasa Care"), /can't be recognized/],
  ["russian.csv", bytes("Name\n\xcf\xf0\xe8\xe2\xe5\xf2"), /can't be recognized/],
  ["japanese.csv", bytes("Name\n\x83I\x81[\x83N"), /can't be recognized/],
  ["japanese-2.csv", bytes("Name\n\x93\xfa\x96{"), /can't be recognized/],
  ["polish-2.csv", bytes("Name\n\xa3\xf3d\xbc"), /can't be recognized/],
  ["mail.csv", "Name\nCl=C3=ADnica Pe=C3=B1a", /can't be recognized/],
  ["utf32.csv", bytes("\xff\xfe\0\0N\0\0\0a\0\0\0m\0\0\0e\0\0\0"), /can't be recognized/],
];
