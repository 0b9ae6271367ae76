import type { DemoPost } from "../post.ts";

/** What doctors write about their work. */
export const doctors2: DemoPost[] = [
  {
    by: "salazar",
    days: 33.6,
    likes: 13,
    text: "My daughter asked me to remind everybody that the office is closed Friday afternoon for her graduation. She would also like me to remind everybody who runs this office.",
    comments: [
      ["sofia", "¡Felicidades a la graduada y a la jefa!"],
      ["jorge", "We all know who runs it, Doctor."],
    ],
  },
  {
    by: "marsh",
    days: 34.5,
    likes: 13,
    text: "A word about lab prices, because I was asked four times this week. We pay the lab and pass on what we paid. The list is on the wall and anyone may photograph it, members or not.",
    comments: [["derek", "Photographable prices. I approve."]],
  },
  {
    by: "tsosie",
    days: 36.4,
    likes: 15,
    shares: 1,
    text: "Drove ninety miles today for two visits. One took ten minutes and the other took two hours and a bowl of stew. I would not have wanted either one to be an average.",
    comments: [
      ["bill", "Stew is a good sign."],
      ["haugen", "This is what I mean when I say the day was full."],
    ],
  },
  {
    by: "hwang",
    days: 40.5,
    likes: 7,
    text: "Somebody brought me their running shoes from 2011 today. I have never been so polite in my life.",
  },
  {
    by: "whitaker",
    days: 44.6,
    likes: 8,
    text: "Nurse practitioners do DPC too. If you are looking in a rural county, do not skip our listings: some of us are the only open door for an hour in each direction.",
    comments: [["wanda", "Mine is an NP and I would not trade."]],
  },
  {
    by: "freeman",
    days: 48.1,
    likes: 12,
    text: "A member brought me a tomato the size of a softball and said that it was for the receipt. I do not know what to charge against it.",
  },
  {
    by: "abdi",
    days: 51.9,
    likes: 9,
    text: "Words I am trying to stop using with patients: compliant, non-compliant, poor historian, denies. Words I am trying instead: what got in the way?",
    comments: [
      ["deshpande", 'I struck "denies" last year. It always sounded like a trial.'],
      ["linh", "Thank you. We do see the notes."],
    ],
  },
  {
    by: "moreau",
    days: 56.7,
    likes: 11,
    text: "Menopause evening at the office next Thursday, for members and their friends. No slides. Chairs in a circle, cold drinks, a very strong fan.",
    comments: [
      ["dee", "The fan is what convinced me."],
      ["lou", "If only Paducah were closer."],
    ],
  },
  {
    by: "oconnell",
    days: 60.8,
    likes: 14,
    text: "Twins at the office today, same cold, opposite opinions about it.",
  },
  {
    by: "lindgren",
    days: 64.9,
    likes: 7,
    text: "Reminder for cabin owners: put the fire number where somebody can read it from the road. I have knocked on a lot of wrong doors with my bag.",
  },
  {
    by: "marsh",
    days: 71,
    likes: 15,
    shares: 2,
    text: "What happens on a normal day in a practice like mine? Eight visits, about thirty messages, two calls to specialists, one form nobody can explain, and twenty minutes in which I read about something I did not know in the morning.\n\nThe twenty minutes are the part I never had before.",
    comments: [
      ["deshpande", 'I schedule those twenty minutes now. They are on the calendar as "library".'],
      ["grace", "Taking notes for later."],
    ],
  },
  {
    by: "deshpande",
    days: 72.2,
    likes: 10,
    text: "I had a slow afternoon and called six members for no reason at all. Three thought something terrible had happened. I have to do this more often so that it stops being frightening.",
    comments: [
      ["pete", "I would have run a red light getting to the phone."],
      ["deshpande", "Precisely the problem, Pete."],
    ],
  },
  {
    by: "haugen",
    days: 81,
    likes: 8,
    text: 'Harvest hours through the end of the month: evenings until nine by phone, and I will come to the field if you can describe where you are better than "by the second elevator".',
    comments: [["hal", "Everybody knows which second elevator."]],
  },
  {
    by: "banerjee",
    days: 89.9,
    likes: 11,
    shares: 1,
    text: 'Overheard from a five-year-old patient explaining DPC to his cousin: "You do not wait, and he has your drawing on the wall." I have nothing to add.',
  },
  {
    by: "tsosie",
    days: 106.1,
    likes: 12,
    text: "If your listing here shows an old price, please fix it. A member drove to a colleague of mine expecting last year's number and was too embarrassed to say so. Nobody should have to stand there counting.",
    comments: [
      ["haugen", "Confirmed mine just now. Thank you for the nudge."],
      ["kate", 'Patients notice the "confirmed" dates, for what it is worth.'],
    ],
  },
];
