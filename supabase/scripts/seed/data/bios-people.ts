// More topics for the "About" of a listing; see bios-practice.ts for the notation.

/** What the doctor sees and likes to see. */
export const scope: Record<string, string[]> = {
  "Family Medicine": [
    "[From newborn checks to Medicare physicals|All ages are welcome], [with a soft spot for|and we enjoy] [teenagers|farm families|first-time parents|people new to the country].",
    "[Diabetes, blood pressure, thyroid and asthma|Long-term conditions] [take up much of the week|fill many of our longer visits], along with [sprains, rashes and sore throats|the colds and cuts of everyday life].",
    "{doctor} has a [special|particular|long-standing] interest in [skin conditions|women's health|migraine|sleep|addiction medicine|sports injuries|care at the end of life|diabetes] and [teaches a small class on it each spring|reads about it for fun|keeps an hour a week for it|sees members of other practices for it].",
    "[Skin checks, joint injections and small wounds|Ingrown nails, moles and stitches] are [taken care of on the spot|usually done the day you call].",
    "[Worries, low moods and poor sleep|Anxiety, grief and burnout] [get as much time here as|are treated as seriously as] [blood pressure|a bad back].",
    "[New parents|Caregivers|Shift workers] make up [a good part|a growing share] of the practice, [and visits are arranged around them|and we plan for it].",
    "[School forms, travel shots and camp physicals|Well-child visits, Pap tests and joint injections] all happen [under one roof|in the same office].",
    "[We care for whole families|Often three generations come to us], so [we know what runs in yours|history does not have to be told twice].",
  ],
  "Internal Medicine": [
    "{doctor} looks after adults, [many|most] of them with [more than one long-term condition|several specialists and a long list of medicines].",
    "[Blood pressure, diabetes, heart rhythm and kidney disease|Complex medication lists] are [daily work here|what we do best with time to think].",
    "[Before surgery and after a hospital stay|After a hospital stay], we [go through every medicine with you|talk with the surgeon and sort out the plan].",
    "[The practice is for adults|We see adults from eighteen to ninety-eight], and [a first visit takes ninety minutes|we start with a long history].",
  ],
  Pediatrics: [
    "We see [children from birth to twenty-one|babies, children and teenagers], [with newborn visits at home|and well visits are never rushed].",
    "[Fevers at midnight, feeding questions and school worries|Ear infections, asthma and big feelings] are [all good reasons to text|why parents have our number].",
    "[Lactation help|Breastfeeding support] is [offered in the first weeks|part of every newborn plan].",
    "{doctor} has [a particular interest|extra training] in [ADHD and school problems|asthma and allergies|caring for children born early].",
  ],
  Geriatrics: [
    "[Most of our members are over seventy|We care for people past sixty-five], and [visits happen at home when that is easier|family members are welcome at each visit].",
    "[Falls, memory and too many pills|Memory, balance and medicines] are what we [look at first|ask about every time].",
    "We [work with|talk regularly to] [adult children who live far away|home nurses and caregivers], [by phone or video|with your permission].",
  ],
  "Obstetrics and Gynecology": [
    "[Well-woman visits, contraception and menopause care|Menopause, contraception and pelvic pain] are the [heart|core] of the practice.",
    "[IUDs are placed here|Ultrasound is done in the office], and [you know the price before|nobody hurries you].",
    "{doctor} no longer delivers babies and [gives that time to|spends the longer visits on] [menopause and midlife health|questions that need more than ten minutes].",
  ],
  other: [
    "[A first visit takes|We begin with] [ninety minutes|an hour and a half], [with time for sleep, food, work and movement|so that your story comes before the plan].",
    "[Food, movement and sleep|Habits] come [before|alongside] prescriptions here, [and we use both when they are needed|without giving up ordinary medicine].",
    "[Runners, dancers and people with desk-job shoulders|Weekend athletes and warehouse workers alike] come to us for [sprains, tendons and return-to-sport plans|joints that complain].",
    "[Group classes|Cooking evenings] [every other Thursday|once a month] are [open to members|part of the membership].",
    "[Adults and children|Parents and their kids] can [share one appointment|be seen together], which [saves a trip|works well on school days].",
  ],
};

/** The doctor as a person, and the place. */
export const personal = [
  "[Away from the office|On days off], {doctor} [keeps bees|coaches middle-school soccer|sings in a choir|restores old bicycles|fishes for trout|bakes sourdough|plays the fiddle badly|volunteers at the food pantry|tends a community garden|runs slow marathons].",
  "{doctor} grew up [in {trainState}|on a dairy farm|over a family restaurant|in a military family] and [still|likes to say that {they}] [knows what a long drive to a doctor means|believes in showing up on time|remembers every patient's dog].",
  "[Nurse {assistant}|{assistant}, our nurse,|{assistant}, who runs the front desk,] [has been here from the first day|knows most members by voice|joined us in {year}] and [will find you a time|keeps everything moving].",
  "The office has [a ramp at the side door|step-free access from the parking lot|a bus stop at the door|a shaded bench out front] and [a corner for children|decent coffee|a good view of the street|free parking].",
  "We [close for lunch on Fridays to visit members at home|teach medical students from time to time|host a blood-pressure table at the farmers market|give free school physicals every August].",
  "[Bring your questions|Bring a list], [your pill bottles|a relative] and [your time|curiosity]; we [enjoy|like] [long conversations|good questions].",
  "[{city} has been good to us|We love being part of {city}], and we [try to give something back|spend our lunch money here].",
  "Decisions are [made together|yours]; our job is to [lay out the choices in plain words|explain, suggest and listen].",
  "[Referrals|When you need a specialist, referrals] go to [people we know by first name|colleagues who call us back], and we [send the history along|stay involved].",
  "[On the walls hang|The waiting room shows] [paintings by members|photographs of old {city}|children's drawings|quilts lent by neighbors].",
  "[Dogs|Well-behaved dogs] [are welcome|may come along]; [ours, a retired greyhound, sleeps by the door|there is a water bowl by the door].",
  "{doctor} [plays chess by mail|repairs radios|raises tomatoes|hikes the same hill every morning|rows at dawn|reads mysteries|is learning the accordion] and [will tell you about it if asked|does not mind being asked].",
  "{doctor} and [{assistant}|nurse {assistant}] have [worked side by side|shared an office] for {years} years and [finish each other's sentences|disagree about the radio].",
  "[Second opinions|Conversations about whether you need a test] are [always welcome|a good use of a visit].",
];

/** How to join. */
export const joining = [
  "[New members start with|Joining begins with] a [free|no-obligation] [fifteen-minute call|meet-and-greet|tour], [so that both sides can decide|in person or by video].",
  "[Stop by|Come in] [to look around before you sign anything|and meet us; the door is usually open].",
  "[The online form|Enrollment] takes [ten|about five] minutes and [we call back|{assistant} calls you] within a day or two.",
  "[There is|We sometimes keep] a short [waiting list|list in winter], [and we tell you honestly how long it is|which moves every month].",
  "[Questions first|Not sure yet]? [Call us|Write to us]; [we would rather talk than persuade|nobody here is on commission].",
  "[We ask for|Please send] [your old records|a list of medicines] [ahead of the first visit|when you join], [and help you get them|or we request them for you].",
];

export const spanish = [
  "[Hablamos español|Se habla español], [y las visitas se pueden hacer completamente en su idioma|y nadie necesita traer intérprete].",
  "[Visits are|Everything from forms to phone calls is] available in Spanish[ as well as English|].",
];

/** How the bio of a practice starts that sees nobody in person. */
export const telehealthOpenings = [
  "[All visits are|We work entirely] by [video and phone|video, phone and message], for members [anywhere in {stateName}|who live in {stateName}].",
  "{doctorFull} sees members of {practice} [by video|on screen], [from early morning to evening|at lunch, after dinner and on Saturday mornings].",
  "[No drive, no waiting room|From the kitchen table or the truck cab]: {practice} brings {field} to [phones|kitchens|small towns] all over {stateName}.",
];

/** What such a bio goes on with; nothing about rooms and streets. */
export const telehealth = [
  "[Being online only|Having no office] keeps the fee [low|down]; [when you need hands, we arrange a local visit|for exams we send you to a nearby clinic at an agreed price].",
  "[Prescriptions and lab orders|Orders for labs and medicines] go to [whichever pharmacy and lab you choose|places near you], and we [tell you the cash price first|call you with the results].",
  "[A first video visit|The first visit] lasts an hour; after that, {minutes} minutes is [usual|typical], and messages are [answered within {hours} hours|read by {doctor} personally].",
  "[If something cannot be handled on a screen|When a screen is not enough], we [say so and help you find someone in person|do not charge for the visit and find you a local clinic].",
];
