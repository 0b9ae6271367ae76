import type { DemoPost } from "../post.ts";

/** Longer stories that members tell. */
export const stories2: DemoPost[] = [
  {
    by: "owen",
    days: 62.5,
    kind: "story",
    likes: 13,
    text: "My wife handled everything medical for thirty-one years, and when she passed I did not even know which pharmacy we used.\n\nThe doctor she had picked for us in January called me. Not for an appointment. She said: when you are ready, come in and we will make you a folder. We made a folder. It has tabs.\n\nI cook now. I go in every month. I take the folder along, though I do not need it any more.",
    comments: [
      ["wanda", "I am so sorry about your wife, Owen. She picked well."],
      ["ramos", "The folder with tabs. What a kind doctor, and what a kind thing to write."],
      ["hal", "Thinking of you, neighbor."],
    ],
  },
  {
    by: "pete",
    days: 78.1,
    kind: "story",
    likes: 15,
    shares: 1,
    text: "Two bad knees, thirty years of ladders. I had my heart set on an operation because the fellow before me on the job had one.\n\nMy doctor had me come in four times before we decided anything. She watched me go up and down her own porch steps. She called the surgeon with me in the room, on speaker, so I heard both sides.\n\nWe are waiting a year. I have exercises. I complain about them to anyone who will listen, which is what this post is.",
    comments: [
      [
        "hwang",
        "Porch steps are an excellent piece of medical equipment. Keep complaining and keep doing them.",
      ],
      ["bill", "Which exercise is the worst one?"],
      ["pete", "All of them, Bill."],
    ],
  },
  {
    by: "ramos",
    days: 96.6,
    kind: "story",
    about: "ramos",
    likes: 22,
    shares: 2,
    text: "A story from my side of the table, told with permission.\n\nMiss Odalys is 92 and does not like doctors. She told me so at the door. I said I could come in anyway, or I could sit on the porch. Porch, she said.\n\nWe had four porch visits. We talked about domino tables and hurricanes. At the fifth she said, all right, you may look at the foot. The foot was why her niece had called me in the first place.\n\nIt took five visits to look at a foot. There is no billing code for that, and I do not need one.",
    comments: [
      ["freeman", "Five visits to look at a foot. This should be taught."],
      ["linh", "My father would like the porch option."],
      ["whitaker", "Reading this to my students."],
      ["carla", "I know three Miss Odalyses."],
    ],
  },
  {
    by: "dee",
    days: 121.3,
    kind: "story",
    about: "moreau",
    likes: 14,
    text: "I put off a women's health visit for six years. I am not proud of it. There was always something, and mostly it was that I dreaded being hurried through it.\n\nThe doctor I found told me at the beginning: we can talk today and do the exam another day, or never, you decide. So we talked. Two weeks later I came back and it took ten minutes, and I had spent six years on it.\n\nIf you are where I was, ask whether you may come just to talk.",
    comments: [
      ["moreau", "You may always come just to talk. Thank you for telling people."],
      ["tasha", "I needed to read this today."],
      ["renee", "Brave and useful. Thank you, Dee."],
    ],
  },
  {
    by: "renee",
    days: 221,
    kind: "story",
    likes: 12,
    text: 'Our first year, drawn as a comic, did not fit into this box, so here it is in words.\n\nPanel one: me, on hold, in the rain. Panel two: a neighbor says "you can just text her". Panel three: I do not believe the neighbor. Panel four: winter, two kids, one fever, one text, one answer, everybody asleep by nine.\n\nPanel five is blank. That is the month when nothing happened and I did not worry about who I would call if it did.',
    comments: [
      ["abby", "Panel five got me."],
      ["oconnell", "Please draw it anyway. I will hang it in the waiting room."],
      ["kate", "I would buy the comic."],
    ],
  },
];
