import type { DemoPost } from "../post.ts";

/** Questions that members ask. */
export const questions2: DemoPost[] = [
  {
    by: "sam",
    days: 118,
    likes: 4,
    text: "Is there a good way to see which practices near me are taking new patients? I am in 78704 and have called two so far.",
    comments: [
      [
        "cory",
        "The listings carry a badge when they say so, but I would still call. Things change.",
      ],
      [
        "marsh",
        "We have room at the moment. Calling around is a good idea in any case; you want to like the person.",
      ],
    ],
  },
  {
    by: "ben",
    days: 143.3,
    likes: 4,
    text: "Is there a polite way to tell my old clinic that I am leaving? They did nothing wrong, I just want more than nine minutes.",
    comments: [
      [
        "deshpande",
        "Two sentences: thank you for your care, please send my records to this address. Everybody will understand.",
      ],
      ["yuna", "We sent a card. It was nice."],
    ],
  },
  {
    by: "dee",
    days: 150,
    likes: 3,
    text: "Is it normal to have a get-to-know-you call before joining? I do not want to waste the doctor's time if I end up not signing.",
    comments: [
      [
        "moreau",
        "Very normal, and not a waste. I would much rather find out on a call that we do not suit each other than in month three.",
      ],
      ["dee", "That helps. Calling tomorrow."],
      ["kate", "I talked with three before choosing. All of them were nice about it."],
    ],
  },
  {
    by: "yuna",
    days: 151,
    likes: 5,
    text: "What do you keep your family's medical papers in? I have one shoe box and two opinions.",
    comments: [
      ["owen", "A folder with tabs. I am told that I am evangelical about it."],
      ["wanda", "A recipe box. It is the right size for cards from the pharmacy."],
    ],
  },
  {
    by: "marcus",
    days: 153.4,
    likes: 6,
    text: "Has anybody compared paying yearly against monthly? The yearly price is a month cheaper at the place I am looking at, but I like being able to leave.",
    comments: [
      [
        "derek",
        "Ask what happens to the rest of a year if you leave in March. If they refund the unused months, take the discount.",
      ],
      ["hal", "Mine refunds. It is on page three."],
    ],
  },
  {
    by: "linh",
    days: 175.1,
    likes: 6,
    text: "Looking for a doctor who makes home visits in the South Bay for my dad, who is 81. What should I ask on the phone, apart from the price?",
    comments: [
      [
        "ramos",
        "How far they drive, how often they come as a rule, who comes when they are away, and whether you may join by phone. Then put him on and see if they talk with him or about him.",
      ],
      ["linh", "That last one is gold. Thank you."],
    ],
  },
  {
    by: "pete",
    days: 186,
    likes: 3,
    text: "Does your doctor answer on Sundays? Mine did, and I felt so guilty that I nearly hung up.",
    comments: [
      [
        "salazar",
        "If it worries you, call. If it can wait until Monday, text. We will sort out the rest between us.",
      ],
    ],
  },
  {
    by: "tasha",
    days: 188.3,
    likes: 4,
    text: "Do you all tell your specialists that you have a DPC doctor? Mine looked confused, and then very pleased that somebody would call her back.",
    comments: [
      [
        "banerjee",
        "Please tell them, and give them our direct line. Specialists like being able to reach someone, too.",
      ],
    ],
  },
  {
    by: "marcus",
    days: 228,
    likes: 9,
    text: "Question for other small employers: do you pay the membership for your people directly, or give them a stipend and let them choose? I have six technicians in three different parts of town, so one clinic does not suit everybody.",
    comments: [
      [
        "derek",
        "We went with paying directly, two practices on the list, people pick one. Talk to whoever does your payroll first, because a stipend and a direct payment are not treated alike.",
      ],
      [
        "salazar",
        "We have several small firms. Most pay us directly for those near us and do something else for the rest. You are right that distance decides whether people use it.",
      ],
      ["marcus", "Thank you both. Two clinics on a list sounds like us."],
    ],
  },
];
