import type { DemoPost } from "../post.ts";

/** Short notes from everyday life with a membership. */
export const notes1: DemoPost[] = [
  {
    by: "renee",
    days: 0.3,
    likes: 14,
    shares: 1,
    text: "My daughter's rash was looked at from a photo at 7:10 this morning. By 7:25 I had an answer and we still made the school bus. I used to need half a day off for that.",
    comments: [
      ["sofia", "The school bus detail says it all."],
      [
        "oconnell",
        "Morning photos before school are my favorite kind of visit. Tell her I hope it stops itching soon.",
      ],
      ["ben", "Same-day answers still feel like a magic trick to me."],
    ],
  },
  {
    by: "tasha",
    days: 3.6,
    likes: 12,
    text: "Two hours. That was my first appointment. Nobody looked at a clock. We went through thirty years of diabetes like it was a book we were both reading.",
    comments: [
      ["nwosu", "Long first visits are where most of the work gets done. Glad you had one."],
      ["grace", "As a nursing student I would love to sit in on a visit like that."],
    ],
  },
  {
    by: "sam",
    days: 4,
    about: "marsh",
    likes: 11,
    text: "Three months with Dr. Marsh in Austin. I have talked with her more often than with any doctor before, and been in the waiting room for a total of maybe six minutes.",
    comments: [
      ["marsh", "Six is a little high, we will work on that. Good to have you, Sam."],
      ["kate", "That is about when I stopped being suspicious."],
    ],
  },
  {
    by: "derek",
    days: 4.4,
    likes: 19,
    shares: 5,
    text: "I made a table for our family before we switched. Twelve months of what we really paid: premiums, copays, the urgent care visit in February, two specialist visits, prescriptions, and the hours I took off. Then the same for the membership plus a plan with a bigger deductible.\n\nI will not post the totals because they depend on our health and our employer, and yours will be different. What I will say is that the hours off work were the line I had always left out. Put them in.",
    comments: [
      ["hal", "Agreed. Include the miles too if you live out of town."],
      ["renee", "Could you share the empty table?"],
      [
        "derek",
        "Sure, six rows: premiums, visit costs, labs, medicines, travel, hours. That is all of it.",
      ],
      ["marcus", "Borrowing this for our open enrollment meeting."],
    ],
  },
  {
    by: "hal",
    days: 7.5,
    about: "haugen",
    likes: 8,
    text: "Dr. Haugen called me herself to say the lab had mixed up a date and the result was fine. It took two minutes. I have had entire years of doctoring with less in them.",
    comments: [
      ["haugen", "You answered on the first ring, Hal. That helps."],
      ["owen", "A call for good news. Imagine that."],
    ],
  },
  {
    by: "kate",
    days: 8.8,
    likes: 7,
    text: "Moved to Portland in September and chose a doctor from the listing pages here, mostly because the bio said they like bicycles. Not a scientific method. Very good doctor.",
    comments: [
      ["jess", "I chose mine because of the dog in the waiting room."],
      ["kate", "A perfectly sound criterion."],
    ],
  },
  {
    by: "anita",
    days: 11.8,
    likes: 10,
    text: 'Both of my parents are physicians, from the old school, and they came to my appointment "just to see". My mother interviewed the doctor for fifteen minutes. Verdict in the parking lot: she listens. From my mother, that is a medal.',
    comments: [
      [
        "banerjee",
        "I have been interviewed by a patient's physician mother. I sweated through my coat.",
      ],
      ["anita", "She said you can tell in the first minute whether they look up from the screen."],
    ],
  },
  {
    by: "yuna",
    days: 13.3,
    about: "banerjee",
    likes: 9,
    text: "We brought in a toddler with an ear and a husband with a knee. One visit, one room, one doctor, and only one of them cried. (Not the toddler.)",
    comments: [
      [
        "banerjee",
        "For the record, it was a cold room and a large needle. Glad to hear he is walking well.",
      ],
      ["renee", "Best review I have read here."],
    ],
  },
  {
    by: "owen",
    days: 18.2,
    likes: 6,
    text: "Switched at the start of the year. Ten months in: five visits, a lot of messages, one set of stitches that did not involve a waiting room. My only complaint is that I cannot find anything to complain about at the barbershop.",
    comments: [["hal", "You can always complain about the Seahawks."]],
  },
  {
    by: "wanda",
    days: 19.9,
    likes: 11,
    text: "Sixty-four years old and today was the first time a doctor asked what time I take my pills and then simply moved one to the evening. That was all that needed doing.",
    comments: [
      ["deshpande", "Timing is an underrated thing to talk about. I am glad somebody asked."],
      ["lou", "Simple is good, Wanda."],
    ],
  },
  {
    by: "abby",
    days: 24.4,
    likes: 7,
    text: 'I asked for the price of a blood panel at three places in town and got one clear number, one "it depends" and one laugh. The clear number was my own doctor\'s office. Funny how that works.',
    comments: [["abdi", '"It depends" is an answer only if the next sentence says on what.']],
  },
  {
    by: "ray",
    days: 28.8,
    likes: 9,
    text: "For neighbor islands: it is worth asking practices in Honolulu whether they see members on Hawaii Island by video. Two told me yes. The listing pages do not always say it.",
    comments: [["kate", "Same advice for the Maine islands, by the way."]],
  },
  {
    by: "cory",
    days: 32.2,
    likes: 4,
    text: "First bill that has ever matched what I was told. I read it four times looking for the trick.",
  },
];
