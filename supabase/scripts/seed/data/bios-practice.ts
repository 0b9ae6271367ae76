// Sentences of a listing's "About". [a|b] offers a choice; {words} are filled in from the practice.
// Each group is one topic, and a bio takes at most one sentence from a group.

/** How a bio starts, and what a one-sentence bio says. */
export const openings = [
  "{practice} is a [small|two-room|one-doctor|membership] {field} practice [near|a few blocks from] {street} in {city}.",
  "{doctor} opened {practice} in {year} after [{years} years in a hospital system|{years} years of fifteen-minute visits|leaving a large group].",
  "[Primary care|Everyday medicine] for {city}, paid for by a [monthly|flat monthly|simple] membership instead of insurance billing.",
  "A [neighborhood|storefront|walk-up] practice where [the doctor answers the phone|you see the same doctor each time|everybody knows your name]: that is {practice}.",
  "[One doctor, one nurse and no billing department|A doctor, a nurse and a kettle|Two exam rooms and a front porch]: {practice} keeps {field} [simple|small|personal] in {city}.",
  "{practice} looks after [about {panel} members|a panel of {panel} people|no more than {panel} people] in and around {city}.",
  "For {years} years {doctor} has [cared for|looked after|treated] [families|people|neighbors] in {city}, and since {year} without insurance in the middle.",
  "{doctorFull} offers {field} by membership in {city}, with [same-day or next-day visits|visits of up to an hour|{their} own cell phone number] included.",
  "[We|At {practice} we] [believe in|built the practice around] [long visits|unhurried visits|knowing people well] and short waits.",
  "{practice} grew out of a [kitchen-table plan|conversation between two nurses|house-call list] and now has a home on {street}.",
  "Members of {practice} pay [one monthly fee|a flat fee each month|the same fee every month] and [come in|call|visit] as often as they need to.",
  "[In a converted bungalow|In an old hardware store|In a former bank|On the ground floor of a brick house] in {city}, {doctor} practices {field} the way [it used to be|small towns remember it].",
  "Direct primary care in {stateName}: [transparent prices|prices on the wall|no surprise bills], [real conversations|a doctor who picks up|time to talk].",
  "{practice} is {city}'s [quiet|friendly|unfussy] alternative to the [waiting room|phone tree|fifteen-minute visit].",
  "We are a [small {field} practice|team] of [three|two|four] on {street}, [taking care of|here for] [newborns, grandparents and those in between|working people and their families|anyone who is tired of phone trees].",
  "[After residency|After training|Following residency] in {trainState}, {doctor} [came home to|moved to|settled in] {city} and [started|opened] {practice}.",
  "{doctor} [trained in|is board certified in] {field} and [limits the practice to|sees no more than] {panel} members.",
  "[Think of us as|We want to be] the [first call you make|number you keep on the refrigerator|doctor down the street] when something is not right.",
  "{practice} provides {field} for [people with and without insurance|self-employed people, small firms and families|individuals and small employers] [across|throughout] the {city} area.",
  "[No copays, no coding, no clipboard|Fewer forms and more time|A membership instead of a bill per visit]: that is how we [run|set up] {practice}.",
  "If you have [ever waited six weeks for an appointment|sat an hour in a waiting room|been rushed out mid-sentence], {practice} was [made for you|started with you in mind].",
  "The {city} office of {doctorFull}, [offering|practicing] {field} on a membership basis since {year}.",
  "What [people|new members] notice first at {practice} is the [quiet|lack of a sliding glass window|empty waiting room]; what they [stay for|remember] is the time.",
  "{practice} [started|began] in {year} with [a borrowed exam table|forty members and a card file|one room above a bakery] and has [stayed small on purpose|grown at the pace of word of mouth].",
  "[Ask around|Ask anyone] on {street}: {doctor} is the one [who calls back|with the bicycle out front|who still carries a bag].",
  "[Most of our members|Many who join us] [work for themselves|drive for a living|farm, teach or wait tables|are on a plan with a high deductible], and they [wanted a doctor they could reach|were tired of guessing what a visit costs].",
  "{doctorFull} [left|stepped away from] a [hospital clinic|group of forty] in {year} to [practice {field} at a human pace|know fewer people better].",
  "[Care|Medicine] [without a stopwatch|by appointment, by text and sometimes by bicycle]: {practice} has been [part of {city}|at home in {city}] since {year}.",
  "{practice} is [an independent|a self-funded|a locally owned] practice with [no investors|no hospital system behind it] and [one monthly price|prices anyone can read].",
  "[Whether you have|People come to us with] [good insurance, bad insurance or none|a thick chart or no chart at all]; {practice} [treats everybody alike|starts with a long talk].",
];

/** How members reach the practice. */
export const access = [
  "[Members|Patients] [text, call or e-mail|can text or call] {doctor} directly, and [most messages are answered the same day|an answer usually comes within {hours} hours|evenings are fine].",
  "[Visits last|Plan on] {minutes} minutes, [longer|more] if [something needs it|you bring a list|the first one covers a long history].",
  "Same-day [or next-day ]visits are [the rule here|usual], [even in flu season|including sick kids before school|and we keep two slots open every morning].",
  "We [see people|are in the office] {days}, with [early visits from 7 a.m.|evening hours on Tuesday|Saturday mornings twice a month] [for those who cannot leave work|by request].",
  "[A video or phone visit|A quick photo and a text] often [saves the drive|is enough], and it costs nothing extra.",
  "[There is no|You will not find a] phone tree: [{assistant} picks up|a person answers] during office hours and {doctor} [after that|covers the rest].",
  "[Home visits|House calls] are [possible|part of the membership] within {miles} miles of {city}[ for those who cannot travel| for new parents and older members|].",
  "[After-hours|Weekend] calls go to the doctor's own cell phone, [not to a call center|with no answering service in between].",
  "[The wait in the lobby|Time in the waiting room] rarely [exceeds|runs past] {wait} minutes because [we book no more than {perDay} visits a day|nobody is double-booked].",
  "[Test results|Lab results] come with a [call or message that explains them|plain-language note from {doctor}] [within two days|as soon as they arrive].",
  "[Your|A member's] message goes to [one of two people|{doctor} or {assistant}], never to [a shared inbox|an outside service].",
  "[When {doctor} is away|During vacations], a colleague [in {city}|who knows the practice] [covers|answers], and you [are told beforehand|get the dates in advance].",
  "[We keep|There is] half an hour free [at noon|before lunch|at the end of the day] for [whatever came up that morning|people who woke up sick].",
  "[Booking is done|You can book] by [text, phone or the website|calling {assistant} or online], and [reminders come the day before|moving a visit takes one message].",
];

/** What the fee buys and what costs extra. */
export const pricing = [
  "The [monthly fee|membership] covers [office visits, procedures done in the office and basic labs|visits, messages and most in-office tests]; [anything outside is quoted first|you see the price of everything else beforehand].",
  "Labs are [billed at what we pay|passed on at cost], [often a few dollars|and the price list hangs by the front desk].",
  "[Generic medicines|Common prescriptions] are dispensed [here at wholesale prices|from our small shelf for what they cost us].",
  "[Families pay|A household pays] no more than {cap} dollars a month, [however many children there are|no matter the number of kids].",
  "[Month to month|No contract]: leave [any time with thirty days' notice|whenever you like].",
  "[Employers|Small businesses] in {city} with [two or more|five or more] people can [pay for memberships directly|join at a flat rate per person].",
  "We do not [bill|take] insurance, and we suggest [keeping a plan for hospitals and emergencies|members carry coverage for the big things].",
  "[Stitches, skin biopsies and joint injections|EKGs, ear cleaning and small procedures] are [included|part of the fee]; [only pathology costs extra|you pay for supplies only].",
  "[If money is tight, ask|Ask about the sliding fee]: [several memberships are|a share of memberships is] [kept at a reduced price|supported by other members].",
  "Imaging is [arranged at cash prices|booked with local centers that post cash prices], which we [tell you before you go|compare for you].",
  "[Prices|All prices] are [printed|listed] on [a single sheet|one page] [that you can take home|by the door], [from strep tests to stitches|down to the cost of a tetanus shot].",
  "[A second adult|A spouse or partner] at the same address [pays less|gets a reduced fee], and [students|young adults] [are half price|pay about half].",
  "[We help|{assistant} helps] members [compare cash prices for scans and surgery|find the cheapest pharmacy for each prescription] [before they decide|at no charge].",
];
