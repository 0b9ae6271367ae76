import type { DemoPost } from "../post.ts";

/** What doctors write about their work. */
export const doctors3: DemoPost[] = [
  {
    by: "freeman",
    days: 117,
    likes: 13,
    text: "Young colleagues ask me when to start taking fewer patients. My answer is: the day you first cannot remember what somebody told you last week.",
  },
  {
    by: "nwosu",
    days: 134.1,
    likes: 15,
    shares: 3,
    text: "What I tell people who ask me whether they should join:\n\nIf you go to a doctor once in five years, you may not need me, and I will say so. If you want someone who knows you before something goes wrong, come and meet me. If you have a condition that needs many hands, come too, and we will work with the hands you already have.\n\nAnd please keep coverage for hospitals. I am a good doctor, not a building.",
    comments: [
      ["derek", '"Not a building" is going into my lunch-and-learn.'],
      ["carla", "It is the oven catching fire again."],
      ["grace", "Honest. Thank you."],
    ],
  },
  {
    by: "moreau",
    days: 141,
    likes: 8,
    text: "Power was out for two days and nobody missed a visit, because paper still works and so do flashlights.",
  },
  {
    by: "oconnell",
    days: 148,
    likes: 9,
    text: "Camp forms. If yours is due on Friday, I do not judge, but send it today.",
  },
  {
    by: "hwang",
    days: 163.7,
    likes: 8,
    text: "I am looking for a nurse who likes sports, dislikes hurry and can find the good tape. Irvine, four days a week. If you know someone, my address is on my profile.",
    comments: [
      ["grace", "Two more years until I graduate, or I would send you my application tonight."],
    ],
  },
  {
    by: "tsosie",
    days: 166,
    likes: 9,
    text: "Clinic in the pickup today: blood pressures at the rodeo grounds, from nine until the roping starts. Come by even if you only want to talk about the horses.",
  },
  {
    by: "haugen",
    days: 181.9,
    likes: 10,
    text: "Opened two years ago today with a folding table and a borrowed scale. The scale has been returned. I kept the table.",
    comments: [
      ["hal", "Congratulations, Doc. I remember that table."],
      ["lindgren", "Happy anniversary from across the state line!"],
    ],
  },
  {
    by: "whitaker",
    days: 199,
    likes: 7,
    text: "Ramps are in season. So is my annual reminder that I cannot prescribe anything for the smell.",
  },
  {
    by: "abdi",
    days: 203,
    likes: 11,
    shares: 2,
    text: 'Question I got at the bus stop today, standing under my own price list: "What is the catch?"\n\nFair question. Here is the list. I am one person, and I take vacations. I do not do everything. You still need a plan for the hospital. If I get too many members I have to say no to somebody, and I do not like saying no.\n\nShe read the window for a while and said: those are normal catches.',
    comments: [
      ["nwosu", '"Those are normal catches" belongs on the window, too.'],
      ["kate", "I wish that every sign came with its catches."],
    ],
  },
  {
    by: "abdi",
    days: 210,
    likes: 18,
    shares: 5,
    text: "We put our prices on the window. Not on the website, on the window, in letters you can read from the bus stop.\n\nIn the first week eleven people came in to say it must be a mistake, two came in to argue, and one took a picture for her daughter who is a nurse. I recommend it to any colleague who wants to practice explaining what they charge and why.",
    comments: [
      ["derek", "Every business should have to do this."],
      ["grace", "I would stand at that bus stop on purpose."],
      ["nwosu", "Stealing this idea. Our window is very boring."],
    ],
  },
  {
    by: "freeman",
    days: 214,
    likes: 10,
    shares: 1,
    text: "I was asked to say in one sentence what changed when I left insurance billing. I sit down now.",
  },
];
