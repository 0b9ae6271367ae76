import type { DemoPost } from "../post.ts";

/** Short notes from everyday life with a membership. */
export const notes2: DemoPost[] = [
  {
    by: "anita",
    days: 35.1,
    likes: 8,
    text: "Practical tip from an accountant: ask the practice for a one-page receipt at the end of the year with dates and amounts. You may or may not need it for your taxes, and you should ask whoever does your taxes, but it is far easier to get in December than in April.",
    comments: [["derek", "Seconded by payroll."]],
  },
  {
    by: "hal",
    days: 54.2,
    likes: 6,
    text: "I read the whole membership agreement. Four pages, large print, and it said in bold that it is not insurance and that I can quit whenever I like. I have signed longer papers for a lawn mower.",
  },
  {
    by: "mo",
    days: 67,
    likes: 5,
    text: "Joined in the end, the place with Tuesday evenings. First visit: seventy minutes. I fell asleep in the chair, and the doctor said that was useful information.",
    comments: [
      ["banerjee", "It honestly is."],
      ["ben", "Night shift deserves better waiting room chairs."],
    ],
  },
  {
    by: "yuna",
    days: 75.3,
    likes: 6,
    text: "We kept our old doctor for the first three months, just in case. In the end we wrote her a thank-you card. She wrote back that she had been thinking of doing the same kind of practice.",
    comments: [["nwosu", "Please tell her to write to any of us. We are happy to talk."]],
  },
  {
    by: "nina",
    days: 83.8,
    likes: 7,
    text: "Small thing: my doctor's invoice has one line on it. I frame posters for a living on the side, and I have thought about framing it.",
  },
  {
    by: "derek",
    days: 93,
    likes: 9,
    text: "Open enrollment note for the spreadsheet people: compare plans with your real year, not with the year you fear and not with the year you hope for. Then add one bad month and look again.",
    comments: [
      ["anita", "One bad month is the right stress test."],
      ["marcus", "Read this aloud in the shop."],
    ],
  },
  {
    by: "wanda",
    days: 102.7,
    likes: 8,
    text: "My doctor asked about the garden before she asked about my blood pressure. I believe that it went down while I was telling her.",
  },
  {
    by: "anita",
    days: 109.5,
    about: "hwang",
    likes: 6,
    text: "In Irvine for work, turned an ankle at the worst moment. Dr. Hwang's office could not see me as a non-member, but somebody stayed on the phone until I had found a place that could. I did not expect that.",
    comments: [
      ["hwang", "That was Rosa at the front desk. I will show her this. How is the ankle?"],
      ["anita", "Running again, slowly. Thank Rosa for me."],
    ],
  },
  {
    by: "hal",
    days: 125.2,
    likes: 5,
    text: "Word to the wise: save your doctor's number under the real name. I had mine under \"Doc\", and so did my phone's previous contact, a duck-call salesman.",
  },
  {
    by: "abby",
    days: 129.8,
    likes: 7,
    text: "Trading idea: my doctor has a shelf where members leave things for each other. Crutches, a shower chair, baby clothes, one accordion. I borrowed the shower chair. The accordion is still there.",
    comments: [
      ["lindgren", "We have the shelf, but no accordion yet."],
      ["nina", "I could be talked into the accordion."],
    ],
  },
  {
    by: "ray",
    days: 138.6,
    likes: 6,
    text: "Doctor called during the heavy rain to ask if my road was out. It was. She asked how much of the heart medicine I had left, and a neighbor with a tall truck brought more. Small island things.",
    comments: [["whitaker", "Tall trucks are part of the health system."]],
  },
  {
    by: "jorge",
    days: 158.2,
    likes: 7,
    text: "Mi mamá tiene 70 años y su doctora le manda un audio cada lunes. She plays it for everyone at the kitchen table. It is forty seconds long and mostly says drink some water.",
  },
  {
    by: "carla",
    days: 160,
    likes: 9,
    text: "I help neighbors with forms, and this year three of them asked me what a membership doctor is. I tell them: it is like paying the baker by the month, so that he knows how you like your bread. Then I tell them to keep insurance for the oven catching fire.",
    comments: [
      ["oconnell", "I will be using the oven line, with credit."],
      ["hal", "Clearest explanation so far."],
    ],
  },
  {
    by: "kate",
    days: 169.5,
    likes: 5,
    text: "Packing for the move to Maine. Asked my doctor here to write one page about me for whoever comes next. She wrote two, and the second was about my sense of humor.",
    comments: [["freeman", "The second page is the important one."]],
  },
  {
    by: "lou",
    days: 178,
    likes: 4,
    text: "Somebody told me that a membership doctor is only for people with money. We pay sixty-five a month, and I clip coupons. I thought I should say that.",
    comments: [
      ["nwosu", "Thank you for saying it. Prices differ a lot, and it is worth looking at a few."],
      ["jorge", "Trucker here, same experience."],
    ],
  },
  {
    by: "owen",
    days: 195.6,
    likes: 6,
    text: "Took a neighbor along to meet the doctor. He only came for the ride, he said. He has an appointment on Monday.",
  },
];
