import type { DemoPost } from "../post.ts";

/** Longer stories that members tell. */
export const stories1: DemoPost[] = [
  {
    by: "nina",
    days: 1.9,
    kind: "story",
    likes: 26,
    shares: 4,
    text: "I am a freelance violinist. Some years I have insurance through a long contract, some years I do not, and for most of my adult life that decided whether I had a doctor.\n\nIn March a friend told me about a practice with a flat fee. I was suspicious. I asked what was not included, and the doctor, not a receptionist, read me the list over the phone: imaging, specialists, hospital, most medicines. She said to keep something for the big things, and I do now.\n\nWhat changed is not dramatic. My shoulder hurt in May and I asked about it in May, not in October. I sent a video of how I hold the instrument. She watched it twice and sent me to a physical therapist who has seen musicians before.\n\nI still do not love paying for things. But I know what it costs and who answers, and that is a kind of quiet I had not had before.",
    comments: [
      ["anita", '"I asked about it in May, not in October." This is the whole thing.'],
      [
        "hwang",
        "Sending a video of how you actually hold the instrument is worth more than ten minutes of describing it. Well done.",
      ],
      ["kate", "Thank you for writing down what is not included. People skip that part."],
      ["abby", "Freelancer here too. I recognize every line."],
    ],
  },
  {
    by: "jorge",
    days: 5.9,
    kind: "story",
    likes: 22,
    shares: 2,
    text: "I drive long haul. I am home every other weekend, and no clinic I ever called was open on those.\n\nMy doctor now does video at six in the morning. I park, I put the phone on the dash, we talk. When I needed blood work she found a lab two exits from my route and told me the price in advance.\n\nHer name is on a sticker in my cab. First time I have had a doctor long enough to make a sticker.",
    comments: [
      [
        "salazar",
        "A sticker in the cab! That made my week, and I am not even the doctor in question.",
      ],
      ["pete", "I never had one long enough for a sticker either. Good on you."],
      ["bill", "Drive safe."],
    ],
  },
  {
    by: "grace",
    days: 6.7,
    kind: "story",
    likes: 21,
    shares: 3,
    text: 'We held the evening at church. Forty chairs, and people standing.\n\nTwo doctors came, from two different practices. They answered everything, including the question I was afraid of: "What happens to me if you get sick or retire?" One of them said, honestly, I worry about that too, and here is who covers for me. The room relaxed.\n\nNobody sold anything. Mrs. Otieno\'s samosas were gone in nine minutes. We are doing it again in spring.',
    comments: [
      ["abdi", "That question deserves a straight answer, and I am glad they had one."],
      ["freeman", "Two practices. Good."],
      ["grace", "You were right about that, Dr. Freeman."],
      ["mo", "Would come for the samosas alone."],
    ],
  },
  {
    by: "linh",
    days: 10.3,
    kind: "story",
    likes: 24,
    shares: 3,
    text: "My father is 81, stubborn, and takes more pills than he admits. For years I was the messenger between four offices that did not talk with each other.\n\nThis summer we found a doctor who comes to the house. The first thing she did was sit down at the kitchen table and ask him what he wanted to be able to do in a year. He said: carry the big watering can. Nobody had ever asked him.\n\nEverything since has been arranged around the watering can. Which medicine makes him dizzy, which shoes, which chair. She calls me afterwards with him on the line, so there is no telling tales.\n\nHe carries it half full. He says that half full is a beginning.",
    comments: [
      [
        "ramos",
        '"What do you want to be able to do" is the best question in geriatrics. Half full is wonderful.',
      ],
      ["yuna", "I read this to my mother and now she wants a goal too."],
      ["wanda", "Crying over a watering can at work. Thank you."],
      ["linh", "He says hello to all of you and that the tomatoes did well."],
    ],
  },
  {
    by: "sofia",
    days: 15.1,
    kind: "story",
    likes: 20,
    shares: 3,
    text: "En mi familia somos cinco y en casa hablamos español. My mother has always brought me along to translate, since I was nine years old. A nine-year-old should not have to explain test results to her mother.\n\nThis spring we joined a practice where the doctor, the nurse and even the forms speak Spanish. My mother went alone. ALONE. She came home and told me nothing, because it was private.\n\nI have never been so happy to know nothing.",
    comments: [
      ["salazar", "Qué alegría leer esto. Nine-year-old me translated too."],
      ["carla", "In Portuguese for me, and I was ten. I understand completely."],
      ["jorge", "My sister did this for all of us. I called her after reading it."],
      ["sofia", "Call your sisters, everybody."],
    ],
  },
  {
    by: "jess",
    days: 21.6,
    kind: "story",
    likes: 16,
    text: "Broke a finger on the river in July. Wrapped it to an oar handle, paddled out, texted my doctor a picture from the take-out.\n\nShe sent me for an X-ray at a place that told us the cash price up front, looked at the film herself and called the hand clinic while I was still in my wet shorts.\n\nSeason over for the finger. Not for me. I did safety boat for six weeks and made excellent sandwiches.",
    comments: [
      ["lindgren", "An oar handle is an entirely respectable splint."],
      ["ray", "Glad you are healing up. The ocean says hello to the river."],
    ],
  },
  {
    by: "ben",
    days: 25.2,
    kind: "story",
    likes: 18,
    shares: 2,
    text: "I teach eleventh-grade history and I get sick every October, like a holiday.\n\nThe old routine: call at eight, hold, get an appointment for next week, be well again by then, cancel, get charged for canceling. The new routine: message during second period, phone call during lunch, back in class for the Gilded Age.\n\nMy students asked why I was so cheerful on the phone with a doctor. We ended up spending twenty minutes on how people in 1890 paid theirs. One of them guessed chickens. She was not wrong.",
    comments: [
      ["oconnell", "I would accept a chicken in an emergency."],
      [
        "hal",
        "My grandfather's doctor got paid in firewood. He kept the same doctor for forty years.",
      ],
    ],
  },
  {
    by: "sam",
    days: 27,
    kind: "story",
    likes: 16,
    shares: 1,
    text: "I left a job in the spring and lost the doctor that came with it. I had never thought of her as part of the job, but there it was, in a letter with a date.\n\nI found a membership practice twelve minutes from my apartment by bicycle. At the first visit we spent half of the time on what I was afraid of, which turned out to be mostly the letter.\n\nThe new job started last month. I kept the doctor. That is the point, I think: she is not part of the job.",
    comments: [
      ["nina", '"Not part of the job" is how I would put it as well.'],
      ["ben", "That letter with a date. I know that letter."],
      ["owen", "Good for you, Sam."],
    ],
  },
  {
    by: "marcus",
    days: 43,
    kind: "story",
    likes: 17,
    shares: 4,
    text: "Six months with memberships for my crew, as promised.\n\nGood: people go. Luis had a cough he would have carried to Christmas. Two of the guys text the doctor more than they text me. Nobody has asked me to explain a bill.\n\nLess good: one employee lives too far out and does not use it, so we are looking for something closer to him. And I had to explain twice that this is not insurance and that the other plan is still there for the hospital.\n\nWould do it again. I would hold the explaining meeting in person, though, with doughnuts.",
    comments: [
      ["derek", "Thanks for reporting back. Hardly anybody does."],
      ["salazar", "The doughnut meeting matters more than the brochure."],
      ["cory", "What did you do about new hires?"],
      ["marcus", "They join after thirty days, same as everything else here."],
    ],
  },
  {
    by: "tasha",
    days: 50,
    kind: "story",
    likes: 19,
    shares: 2,
    text: "Supplies for diabetes are a job. I have had that job since I was eleven, and I used to do it mostly on hold.\n\nThis year my doctor's office keeps a sheet with my name: what I use, when it runs out, which supplier messed up last time. Two weeks before, the nurse calls me. She calls ME.\n\nThere was a mix-up in August anyway, because there always is. They drove a sample over to the school library. One of the second graders asked whether she was my mom. She said no, but close.",
    comments: [
      ["nwosu", '"No, but close." What a lovely nurse.'],
      ["grace", "This is the kind of nurse I want to be."],
      ["anita", "A sheet with your name. It is never the fancy thing that helps."],
    ],
  },
];
