import type { DemoPost } from "../post.ts";

/** What doctors write about their work. */
export const doctors1: DemoPost[] = [
  {
    by: "marsh",
    days: 0.6,
    likes: 18,
    shares: 1,
    text: "New evening hours in South Austin: Wednesdays until eight, starting the first week of December. Members asked for it, several of you more than once, and you know who you are.",
    comments: [
      ["anita", "Anything similar up in Plano would be welcome, colleagues."],
      ["sam", "I may have been one of the several. Thank you!"],
    ],
  },
  {
    by: "lindgren",
    days: 1.2,
    likes: 21,
    shares: 2,
    text: "First real snow. I moved two visits to the phone, one to video, and made one house call on skis because it was four blocks and I wanted to. Nobody was rescheduled into January.",
    comments: [
      ["hal", "Now I have to ask my doctor if she skis."],
      ["haugen", "She snowshoes, Hal."],
      ["jess", "Approved from the ski tech side."],
    ],
  },
  {
    by: "deshpande",
    days: 2.4,
    likes: 17,
    shares: 3,
    text: "A small request from an internist: when you come for a first visit, bring the bottles, not the list. The list is what somebody meant you to take. The bottles are what happened.",
    comments: [
      [
        "linh",
        "I brought my dad's in a grocery bag and apologized. The doctor said it was the best thing I could have done.",
      ],
      ["freeman", "And the ones from the bathroom drawer, please."],
      ["wanda", "Doing this Thursday. There are a lot of bottles."],
    ],
  },
  {
    by: "oconnell",
    days: 5.2,
    likes: 15,
    text: "It is the season when parents ask me whether they are texting too much. You are not. A two-line text at lunch is easier for me than a worried phone call at bedtime, and it is easier for you too.",
    comments: [
      ["renee", "Saving this for my husband."],
      ["carla", "My sister needs to read that. Sending it to her."],
    ],
  },
  {
    by: "whitaker",
    days: 8.1,
    likes: 11,
    text: "Road to the upper valley is closed until the weekend. Members up there: I have a box of the usual refills in the truck and will meet you at the fire station Thursday at noon. Bring coffee.",
    comments: [
      ["abby", "This is the most mountain thing I have read all year."],
      ["tasha", "Not up there, but I would drive for that."],
    ],
  },
  {
    by: "moreau",
    days: 9.6,
    likes: 13,
    shares: 1,
    text: "Patients apologize to me for asking questions. Please stop. I set aside an hour. If you finish in twenty minutes I will water my plants.",
    comments: [
      ["dee", "Those plants must be thirsty if everybody talks like I do."],
      ["moreau", "They are, Dee, and I do not mind."],
    ],
  },
  {
    by: "freeman",
    days: 12.5,
    likes: 23,
    shares: 4,
    text: "Thirty years ago I had a partner who wrote down one thing about each patient that had nothing to do with medicine. Grandson's name. Bowling league. Afraid of elevators.\n\nI laughed at him. Then I inherited his charts, and I knew everybody before they sat down.\n\nI have done the same ever since. When people ask me what a smaller panel is good for, that is what I tell them. There is room on the page.",
    comments: [
      ["bill", "What would mine say?"],
      ["freeman", "From what I read here, Bill: wheat, and an opinion about the weather."],
      ["bill", "Fair."],
      ["whitaker", "Starting this on Monday."],
    ],
  },
  {
    by: "hwang",
    days: 15.8,
    likes: 8,
    text: "If you are thinking about buying a gadget for your sore heel, knee or elbow, send your doctor a link first. It takes us a minute, and your drawer of gadgets is full enough.",
    comments: [
      ["pete", "I feel attacked. The drawer is in the garage."],
      ["jess", "Two drawers."],
    ],
  },
  {
    by: "haugen",
    days: 19,
    likes: 12,
    text: "A member asked whether I mind when she reads about her symptoms before she calls. Not at all! Tell me what you read and what worried you about it. It saves us from talking around the thing you are really afraid of.",
    comments: [
      ["tasha", "I wish every doctor would say this out loud."],
      ["anita", "I always pretend I have not looked. Busted."],
    ],
  },
  {
    by: "nwosu",
    days: 23.1,
    likes: 16,
    shares: 2,
    text: "A thing I did not expect when I left the hospital: I know what my patients look like when they are well. For ten years I only met people on their worst day.",
    comments: [
      ["freeman", "You start to notice small changes, too."],
      ["tasha", "And we get to know you on a normal day."],
    ],
  },
  {
    by: "ramos",
    days: 26.3,
    likes: 14,
    text: "To the adult children who live far away: you can be at the visit. Put me on speaker, on video, on the windowsill. Your mother has already told me you will ask, and she pretends to be annoyed, and she is delighted.",
    comments: [
      ["linh", "The windowsill is exactly where I was last month."],
      ["ben", "Mine would be truly annoyed. And delighted."],
    ],
  },
  {
    by: "banerjee",
    days: 29.7,
    likes: 10,
    text: "Half of my job this week was telling people that they did not need to buy something. I enjoy that half.",
  },
];
