import type { DemoPost } from "../post.ts";

/** Questions that members ask. */
export const questions3: DemoPost[] = [
  {
    by: "grace",
    days: 66,
    likes: 6,
    text: "Our church would like to host an evening where people can ask a local DPC doctor anything. Has somebody here organized one? How did you keep it from becoming a sales pitch?",
    comments: [
      [
        "abdi",
        "I have done three. What worked: no sign-up sheet in the room, prices on one sheet of paper, and half of the time for questions about insurance, because that is what people really want to ask.",
      ],
      ["grace", "No sign-up sheet is a great idea. Thank you!"],
      ["freeman", "Invite two practices. It keeps both honest."],
    ],
  },
  {
    by: "jess",
    days: 69.4,
    likes: 4,
    text: "Does seasonal work and DPC go together for anyone? My income is two piles with nothing in between.",
    comments: [
      [
        "abby",
        "I pay for the year in one go after the fall market. Mine takes a little off for that.",
      ],
      ["jess", "Paying from the summer pile. Of course."],
    ],
  },
  {
    by: "sofia",
    days: 86.5,
    likes: 5,
    text: "¿Alguien conoce una práctica cerca de Las Cruces con atención en español? It is for my cousin, who just moved there with a baby.",
    comments: [
      [
        "salazar",
        "Busca en el directorio por estado y mira los idiomas. Call first and ask whether the doctor speaks Spanish or only the front desk; it matters.",
      ],
      ["sofia", "Buena idea, gracias."],
    ],
  },
  {
    by: "mo",
    days: 92,
    likes: 5,
    text: "Night shift worker here. Anyone found a practice in or near Detroit that does appointments at odd hours? I sleep until two.",
    comments: [
      [
        "derek",
        "Grand Rapids is too far for you, but ours does evening video. Look for evening hours in the bios on the listings and then call to be sure.",
      ],
      ["mo", "Found one that goes until eight on Tuesdays. Thank you!"],
    ],
  },
  {
    by: "cory",
    days: 99.2,
    likes: 3,
    text: "Can you join mid-month? I changed jobs on the 12th and have no idea where I stand.",
    comments: [
      [
        "abdi",
        "Usually yes. Many practices charge for part of a month or start you on the first. Ask, and do not wait if you need to be seen.",
      ],
    ],
  },
  {
    by: "lou",
    days: 113.4,
    likes: 5,
    text: "My sister's little town lost its clinic in May, and the nearest DPC is forty minutes off. Forty minutes beats nothing, but I will keep asking here: is anybody thinking of opening a practice in far western Kentucky?",
    comments: [
      [
        "whitaker",
        "Not me, but I know two people who ask me where they should go. Passing this along.",
      ],
      ["lou", "Tell them that we have pie."],
    ],
  },
];
