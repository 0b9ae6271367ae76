// Searches in the words of patients, as in understood-searches.ts: complaints, insurers, what listings never state, and
// words that search doesn't know.
export const plainSearches = `
do you guys take blue cross blue shield | “blue cross blue shield” insurance | Bouldin Lantern Direct Primary Care |
blood pressure check | High Blood Pressure | |
my stomach has been bothering me | Office Visits | |
i think i have an ear infection | Office Visits | |
my husband snores | Ages: Adults + Chronic Care + household 40? |  |
cigna open access plus | “open access plus” + “cigna” insurance | Bouldin Lantern Direct Primary Care |
physical therapy | “physical therapy” not listed | |
doctor que acepte medicaid | “medicaid” insurance | |
how much does it cost for a family of five | household 40?,40?,8?,8?,8? |  |
someone who treats adhd | Mental Health | |
doctor for my mom | Ages: Adults + household 40? |  | Milkweed Landing Kids' Clinic
a good doctor for my grandma | Ages: Seniors | | Milkweed Landing Kids' Clinic
doctor para mi abuelita | Ages: Seniors | | Milkweed Landing Kids' Clinic
family of 4 under $200 | price-to=200 + household 40?,40?,8?,8? |  |
for 2 adults and 2 kids under $250 | Ages: Children + price-to=250 + household 40?,40?,8?,8? |  |
doctor for my husband and me and our two kids | Ages: Children + household 40?,40?,8?,8? |  |
para mi esposa y yo y dos hijos | Ages: Children + household 40?,40?,8?,8? |  |
married couple in boise | household 40?,40? + near Boise, ID | Dvorak Family Doctors |
teenager 16 | Ages: Teens + household 16 |  |
my dad is 70 and my mom is 68 | Ages: Seniors + household 70,68 |  |
my son is 4 and my mom is 67 | Ages: Children + Ages: Seniors + household 4,67 |  |
less than one hundred dollars | price-to=100 | |
menos de cien | price-to=100 | |
menos de cien dólares al mes austin | price-to=100 + near Austin, TX | |
under ninety bucks dallas | price-to=90 + near Dallas, TX | |
eighty dollars a month | price-to=80 | |
a hundred and twenty dollars a month | price-to=120 | |
between fifty and eighty dollars | price-to=80 + from $50 |  |
between one hundred and two hundred dollars | price-to=200 + from $100 |  |
entre cincuenta y ochenta y cinco | price-to=85 + from $50 |  |
ciento veinte dólares | price-to=120 | |
100 or less austin | price-to=100 + near Austin, TX | |
100 o menos | price-to=100 | |
one hundred or less | price-to=100 | |
ten mile | near Tenmile, OR + or Ten Mile, TN | |
twenty nine palms | near Twentynine Palms, CA | |
i need a doctor on monday in houston | Open Mondays + near Houston, TX | |
tuesday evening austin | Open Tuesday Evenings + near Austin, TX | Hearthside Lantern Family Clinic | Bouldin Lantern Direct Primary Care
open late on thursdays | Open Thursday Evenings | |
saturday morning dallas | open=saturday + near Dallas, TX | |
weekday evenings | open=evenings | |
open on friday | Open Fridays | |
un doctor que abra los lunes | Open Mondays | |
miércoles por la tarde | Open Wednesdays + Open Afternoons |  |
nurse practitioner austin | Nurse Practitioner + near Austin, TX | |
PA houston | Physician Assistant + near Houston, TX | |
physician assistant in houston | Physician Assistant + near Houston, TX | |
DO not MD | Osteopathic Doctor | |
osteopath denver | Osteopathic Doctor + near Denver, CO | |
do you take kids | Ages: Children | |
enfermera practicante | Nurse Practitioner | |
médico osteópata | Osteopathic Doctor | |
my back hurts | Chronic Care | |
my lower back is killing me | Chronic Care | |
pain in my shoulder houston | Chronic Care + near Houston, TX | |
my knee is swollen phoenix | Chronic Care + near Phoenix, AZ | Ashworth Family Doctors |
bad headaches | Chronic Care | |
i am tired all the time | Chronic Care | |
heartburn | Chronic Care | |
me duele la espalda | Chronic Care | |
me duelen mucho las rodillas | Chronic Care | |
dolor de cabeza | Chronic Care | |
huesos | Chronic Care | |
i cant stop coughing | Office Visits | |
agruras | Chronic Care | |
siempre estoy cansada | Chronic Care | |
bad cough | Office Visits | |
cough that won't go away | Office Visits | |
my kid has an earache austin | Ages: Children + Office Visits + near Austin, TX | Bouldin Lantern Direct Primary Care |
it burns when i pee | Office Visits | |
stomach ache | Office Visits | |
throwing up | Office Visits | |
tengo mucha tos | Office Visits | |
me duele la garganta | Office Visits | |
mareos | Office Visits | |
i feel sad all the time | Mental Health | Thornapple Bend Family Doctors |
can't sleep | Mental Health | Thornapple Bend Family Doctors |
panic attacks | Mental Health | |
help me quit smoking | Mental Health | |
trouble focusing | Mental Health | |
me siento triste | Mental Health | Thornapple Bend Family Doctors |
no puedo dormir | Mental Health | Thornapple Bend Family Doctors |
nervios | Mental Health | |
sugar problem | Diabetes | Red Mesa Juniper Family Care |
my sugar is high | Diabetes | Red Mesa Juniper Family Care |
problemas de azúcar | Diabetes | |
my pressure is high | High Blood Pressure | |
tengo la presión alta | High Blood Pressure | |
weight loss shot | Weight Loss | Ashworth Family Doctors |
i gained weight | Weight Loss | |
inyección para bajar de peso | Weight Loss | |
doctor that comes to my house | House Calls | Bouldin Lantern Direct Primary Care |
doctor who will come to our house | House Calls | |
can't leave the house | House Calls | |
un doctor que venga a mi casa | House Calls | |
weird mole | Skin Care | |
losing my hair | Skin Care | |
comezón | Skin Care | |
irregular periods | Women's Health | |
regla irregular | Women's Health | |
prostate problems | “prostate problems” not listed |  |
cut my hand | Stitches | |
me corté el dedo | Stitches | |
trying to get pregnant | Prenatal Care | |
night sweats | Menopause | |
blood in my stool | Office Visits | |
my son keeps wetting the bed | Ages: Children + Office Visits | |
feeling anxious and cannot sleep | Mental Health | |
mi esposo ronca mucho | Ages: Adults + Chronic Care + household 40? |  |
about a hundred bucks a month in austin | price-to=100 + near Austin, TX | |
friday afternoon in atlanta | Open Fridays + Open Afternoons + near Atlanta, GA |  |
is there a PA in denver | Physician Assistant + near Denver, CO | |
enfermera en miami | Nurse Practitioner + near Miami, FL | |
two adults three kids | Ages: Children + household 40?,40?,8?,8?,8? |  |
purple elephant pediatrician boston | Pediatrics + “purple elephant” + near Boston, MA | Lamplight Gate Pediatrics |
selecthealth salt lake city | “selecthealth” insurance + near Salt Lake City, UT | |
thyroid problems | Thyroid | |
get my blood drawn | Basic Labs | |
need a refill | Medicines at Cost | |
i just want to get checked out | Physicals | |
chest pain | “chest pain” emergency | Bouldin Lantern Direct Primary Care |
can't breathe austin | “cant breathe” emergency + near Austin, TX | |
i want to kill myself | “kill myself” emergency | |
me duele el pecho | “duele el pecho” emergency | |
quiero morirme | “quiero morirme” emergency | |
medishare | “medishare” sharing plan | Bouldin Lantern Direct Primary Care |
medi-share austin | “medi share” sharing plan + near Austin, TX | Whitfield Primary Care |
christian healthcare ministries | “christian healthcare ministries” sharing plan | |
zion healthshare | “zion healthshare” sharing plan | |
liberty healthshare texas | “liberty healthshare” sharing plan + in Texas | |
sedera | “sedera” sharing plan | |
crowdhealth pediatrician dallas | “crowdhealth” sharing plan + Pediatrics + near Dallas, TX | |
does it work with health sharing | “health sharing” sharing plan | |
oscar houston | “oscar” insurance + near Houston, TX | Aspen Fork Integrative Care |
florida blue | “florida blue” insurance | |
florida blue orlando | “florida blue” insurance + near Orlando, FL | |
friday health plans | “friday health plans” insurance | |
ambetter pediatrician dallas | “ambetter” insurance + Pediatrics + near Dallas, TX | Milkweed Landing Kids' Clinic |
best doctor in austin | “best” not listed + near Austin, TX | Whitfield Primary Care |
top rated pediatrician in dallas | “top rated” not listed + Pediatrics + near Dallas, TX | Milkweed Landing Kids' Clinic |
mejor pediatra en dallas | “mejor” not listed + Pediatrics + near Dallas, TX | Milkweed Landing Kids' Clinic |
black female doctor austin | “black” not listed + gender=woman + near Austin, TX | |
white doctor | “white” not listed | |
old doctor | “old” not listed | Bouldin Lantern Direct Primary Care |
christian doctor dallas | “christian doctor” not listed + near Dallas, TX | Winterberry Row Family Practice |
young female doctor houston | gender=woman + “young” not listed + near Houston, TX | |
a doctor who won't rush me in houston | “wont rush me” not listed + near Houston, TX | |
something for my migraines and not too expensive in dallas | Chronic Care + sort=price + near Dallas, TX | Mendenhall Direct Care |
hey that's less austin | “less” + near Austin, TX | Whitfield Primary Care |
pediatrician qwrty dallas | Pediatrics + “qwrty” + near Dallas, TX | Milkweed Landing Kids' Clinic |
my sugar qwrty | Diabetes + “qwrty” | Red Mesa Juniper Family Care |
i just moved and need a new doctor |  | Bouldin Lantern Direct Primary Care |
PA | in Pennsylvania + or Physician Assistant | |
pa houston | Physician Assistant + near Houston, TX | |
cardiologist who speaks spanish under $100 | “cardiologist” not listed + Spanish + price-to=100 | |
cardiólogo en houston | “cardiologo” not listed + near Houston, TX | Aspen Fork Integrative Care |
waitlist | Waitlist | Tendon & Trail Sports Medicine | Bouldin Lantern Direct Primary Care
lista de espera | Waitlist | Tendon & Trail Sports Medicine |
en la noche austin | open=evenings + near Austin, TX | Bouldin Lantern Direct Primary Care |
saturday afternoon | “saturday afternoon” not listed |  |
under one fifty austin | price-to=150 + near Austin, TX | Whitfield Primary Care |
can't pay more than ninety austin | price-to=90 + near Austin, TX | |
70-100 charlotte nc | price-to=100 + from $70 + near Charlotte, NC | |
couple 58 and 61 wichita | Ages: Adults + household 58,61 + near Wichita, KS | |
Family: 41, 43, 12, 9, 4 in Frisco TX | Ages: Adults + Ages: Children + household 41,43,12,9,4 + near Frisco, TX | |
my wife is 34 and i am 36 | Ages: Adults + household 34,36 | |
tengo setenta y un años | Ages: Seniors + household 71 | |
six of us, two adults and four kids | Ages: Children + household 40?,40?,8?,8?,8?,8? | |
acne dr tampa | Skin Care + near Tampa, FL | |
no nurse practitioners phoenix | “no nurse practitioners” excluded + near Phoenix, AZ | Ashworth Family Doctors |
i got a bad cough | Office Visits | |
hay alguno a las cinco en austin | open=evenings + near Austin, TX | Bouldin Lantern Direct Primary Care |
dolor de pecho ahorita phoenix | “dolor de pecho” emergency + near Phoenix, AZ | Ashworth Family Doctors |
un doctor en dallas que cobre menos de cien dólares | price-to=100 + near Dallas, TX | Winterberry Row Family Practice |
`;
