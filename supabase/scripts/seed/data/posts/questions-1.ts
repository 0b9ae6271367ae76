import type { DemoPost } from "../post.ts";

/** Questions that members ask. */
export const questions1: DemoPost[] = [
  {
    by: "cory",
    days: 3.1,
    likes: 3,
    text: "Does a DPC membership travel? I am in Boise half the year and in Yuma the other half.",
    comments: [
      [
        "tsosie",
        "Ask before you join. Many of us can help by phone while you travel, but the rules about treating someone in another state differ, and a good practice will tell you straight what it can and cannot do.",
      ],
      [
        "bill",
        "My neighbor does Kansas and Arizona and keeps one membership, with urgent care in between. Works for him so far.",
      ],
    ],
  },
  {
    by: "pete",
    days: 11,
    likes: 5,
    text: "Can somebody explain to me in plain English why my membership doctor will not bill my insurance even if I ask nicely?",
    comments: [
      [
        "deshpande",
        "Because once we bill, we have to code and document every visit the insurer's way, and the time for that comes out of your visit. Most of us would rather charge one known fee and use the time on you.",
      ],
      ["pete", "That is plain English. Thanks, Doc."],
      [
        "derek",
        "And check whether your plan has out-of-network rules for labs or imaging she orders. Worth one phone call.",
      ],
    ],
  },
  {
    by: "bill",
    days: 14.2,
    likes: 4,
    text: "What do folks do about prescriptions out in the country? Nearest pharmacy is 31 miles.",
    comments: [
      [
        "tsosie",
        "Some practices keep a small stock and hand it to you at the visit, where state law allows it. Mail order works for the regular ones if you order a week early.",
      ],
      ["lou", "Our doctor has a shelf of the common ones. It saved me a trip twice this year."],
      ["bill", "I will ask about a shelf."],
    ],
  },
  {
    by: "lou",
    days: 27.5,
    likes: 6,
    text: "Does anyone know if practices let you pause a membership? My husband is away working on the river six months at a time.",
    comments: [
      [
        "whitaker",
        "Some do, some ask for a rejoining fee. Ask for the rule in writing before you sign. It should be one sentence.",
      ],
      ["lou", "Ours said pause twice a year, no fee. One sentence indeed."],
    ],
  },
  {
    by: "renee",
    days: 39.2,
    likes: 5,
    text: "How do you all talk with kids about going to the doctor? My little one is convinced that every visit is a shot.",
    comments: [
      [
        "oconnell",
        "Tell the truth each time, including when there is a shot. And let them visit once for nothing at all, just to look around. We love those visits.",
      ],
      ["yuna", "We brought a stuffed rabbit who got examined first. The rabbit is in good health."],
    ],
  },
  {
    by: "kate",
    days: 46.3,
    likes: 4,
    text: "What questions did you ask before you joined? Mine so far: how fast do you answer, who covers vacations, what costs extra, how do I leave.",
    comments: [
      ["nina", "Who reads my messages: you or somebody else?"],
      ["derek", "Whether the price changes with age, and when it last went up."],
      ["lindgren", "Those are good. I would add: what do you not do here?"],
    ],
  },
  {
    by: "jorge",
    days: 58.3,
    likes: 5,
    text: "Any other drivers here using DPC? How do you handle the physical for your license? Mine does the exam, but I had to ask.",
    comments: [
      [
        "tsosie",
        "Only examiners on the federal registry may do those, so asking was right. Some of us are on it, many are not.",
      ],
      ["jorge", "Good to know. Mine is, lucky me."],
    ],
  },
];
