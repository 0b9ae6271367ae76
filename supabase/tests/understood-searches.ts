// Searches with facts, prices, ages, names, and places in words, in English and Spanish: the
// search, its parsed parts in any order, a practice of the demo data that must be among the
// results, and one that must not. Filters are written as in the URL of the directory.
export const understoodSearches = `
wheelchair phoenix | step-free=yes + near Phoenix, AZ | Ashworth Family Doctors |
wheelchair accessible seattle | step-free=yes + near Seattle, WA | Ballast & Bloom Med-Peds |
step free houston | step-free=yes + near Houston, TX | Aspen Fork Integrative Care |
handicap accessible flagstaff az | step-free=yes + near Flagstaff, AZ | | Red Mesa Juniper Family Care
no stairs los angeles | step-free=yes + near Los Angeles, CA | | Plumtree Kettle Family Practice
accessible office provo | step-free=yes + near Provo, UT | Station Street Direct Care of Provo |
ramp aurora il | step-free=yes + near Aurora, IL | | Walnut & Third Family Health
silla de ruedas phoenix | step-free=yes + near Phoenix, AZ | Ashworth Family Doctors |
acceso para silla de ruedas seattle | step-free=yes + near Seattle, WA | Ballast & Bloom Med-Peds |
sin escaleras flagstaff | step-free=yes + near Flagstaff, AZ | | Red Mesa Juniper Family Care
open saturday provo | open=saturday + near Provo, UT | Station Street Direct Care of Provo |
saturdays boone nc | open=saturday + near Boone, NC | High Gap Family Health |
saturday phoenix | open=saturday + near Phoenix, AZ | | Ashworth Family Doctors
weekend doctor memphis | open=saturday + near Memphis, TN | Freeman Adult Medicine |
open on saturdays rockford illinois | open=saturday + near Rockford, IL | Woodthrush Corner Adult Medicine |
sunday seattle | open=sunday + near Seattle, WA | | Ballast & Bloom Med-Peds
open sundays texas | open=sunday + in Texas | | Bouldin Lantern Direct Primary Care
evenings austin | open=evenings + near Austin, TX | Bouldin Lantern Direct Primary Care |
evening hours houston | open=evenings + near Houston, TX | | Aspen Fork Integrative Care
after work doctor grand rapids | open=evenings + near Grand Rapids, MI + or Grand Rapids, MN | Uptown Family Practice of Grand Rapids |
open after 6pm austin | open=evenings + near Austin, TX | Bouldin Lantern Direct Primary Care |
open late phoenix | open=evenings + near Phoenix, AZ | | Ashworth Family Doctors
under $1,000 a year austin | price-to=84 + near Austin, TX | |
open evenings saturday provo | open=evenings + open=saturday + near Provo, UT | Station Street Direct Care of Provo |
between 50 and 80 phoenix | price-to=80 + from $50 + near Phoenix, AZ | Ashworth Family Doctors |
entre 50 y 80 phoenix | price-to=80 + from $50 + near Phoenix, AZ | Ashworth Family Doctors |
$50-80 phoenix | price-to=80 + from $50 + near Phoenix, AZ | Ashworth Family Doctors |
my 3 year old daughter houston | Ages: Children + household 3 + near Houston, TX | Pelletier & Cho Pediatrics |
transgender hormone therapy | Gender-Affirming Care | Bouldin Lantern Direct Primary Care |
new patients welcome austin | Accepting New Patients + near Austin, TX | |
doctor for my parents in their 70s phoenix | Ages: Seniors + near Phoenix, AZ | Ashworth Family Doctors |
mi hija de 8 meses seattle | Ages: Babies + household 0 + near Seattle, WA | Ballast & Bloom Med-Peds |
dr in n.y.c. | near New York, NY | Clover Street Direct Pediatrics |
free meet and greet austin | Free Meet-and-Greet + near Austin, TX | Bouldin Lantern Direct Primary Care |
free consultation austin | Free Meet-and-Greet + near Austin, TX | Bouldin Lantern Direct Primary Care |
consulta gratis austin | Free Meet-and-Greet + near Austin, TX | Bouldin Lantern Direct Primary Care |
telehealth puerto rico | Telehealth + in Puerto Rico | Piñon Ridge Family Health |
telehealth only in Puerto Rico | Telehealth Only + in Puerto Rico | Piñon Ridge Family Health |
fluent spanish dallas | Spanish + near Dallas, TX | Mendenhall Direct Care |
near bus stop minneapolis | Public Transit + near Minneapolis, MN | |
muller | “muller” | |
family of four austin | household 40?,40?,8?,8? + near Austin, TX | Whitfield Primary Care |
open now austin | open=now + near Austin, TX | |
abierto ahora en phoenix | open=now + near Phoenix, AZ | |
abierto los sábados provo | open=saturday + near Provo, UT | Station Street Direct Care of Provo |
fin de semana memphis | open=saturday + near Memphis, TN | Freeman Adult Medicine |
abierto los domingos seattle | open=sunday + near Seattle, WA | | Ballast & Bloom Med-Peds
por la tarde austin | Open Afternoons + near Austin, TX | Bouldin Lantern Direct Primary Care |
después del trabajo houston | open=evenings + near Houston, TX | | Aspen Fork Integrative Care
no enrollment fee chicago | enrollment-fee=none + near Chicago, IL | Marsh Wren Internal Medicine |
no sign up fee rockford | enrollment-fee=none + near Rockford, IL | Woodthrush Corner Adult Medicine |
no registration fee austin | enrollment-fee=none + near Austin, TX | | Bouldin Lantern Direct Primary Care
sin inscripción chicago | enrollment-fee=none + near Chicago, IL | Marsh Wren Internal Medicine |
sin cuota de inscripción austin | enrollment-fee=none + near Austin, TX | | Bouldin Lantern Direct Primary Care
month to month denver | month-to-month=yes + near Denver, CO | |
no contract austin | month-to-month=yes + near Austin, TX | |
cancel anytime houston | month-to-month=yes + near Houston, TX | |
sin contrato houston | month-to-month=yes + near Houston, TX | |
pure dpc aurora il | model=pure + near Aurora, IL | Walnut & Third Family Health |
pure direct primary care jacksonville | model=pure + near Jacksonville, FL + or Jacksonville, NC | Fujimoto Primary Care |
no insurance at all boston | model=pure + near Boston, MA | Fujimoto Lifestyle Medicine |
pure dpc winston-salem | model=pure + near Winston-Salem, NC | | Starling Step Family Clinic
hybrid practice winston-salem | model=hybrid + near Winston-Salem, NC | Starling Step Family Clinic |
hybrid dpc jacksonville fl | model=hybrid + near Jacksonville, FL | | Fujimoto Primary Care
dpc puro aurora il | model=pure + near Aurora, IL | Walnut & Third Family Health |
house calls austin | House Calls + near Austin, TX | Bouldin Lantern Direct Primary Care |
doctor who comes to you austin | House Calls + near Austin, TX | Bouldin Lantern Direct Primary Care |
visita en casa austin | House Calls + near Austin, TX | Bouldin Lantern Direct Primary Care |
médico a domicilio austin | House Calls + near Austin, TX | Bouldin Lantern Direct Primary Care |
gender affirming care | Gender-Affirming Care | |
transgender doctor austin | Gender-Affirming Care + near Austin, TX | |
female pediatrician dallas | Pediatrics + gender=woman + near Dallas, TX | |
lady doctor | gender=woman | |
female doctor | gender=woman | |
female doctor austin | gender=woman + near Austin, TX | |
open saturday | open=saturday | Station Street Direct Care of Provo | Ashworth Family Doctors
evening hours | open=evenings | Bouldin Lantern Direct Primary Care | Ashworth Family Doctors
women doctors texas | gender=woman + in Texas | |
male doctor boise | gender=man + near Boise, ID | |
mujer doctora miami | gender=woman + near Miami, FL | |
médico hombre miami | gender=man + near Miami, FL | |
verified practices dallas | verified=yes + near Dallas, TX | |
prices published denver | priced=yes + near Denver, CO | Rosemary Lane Direct Care |
hsa eligible denver | hsa=yes + near Denver, CO | |
hsa | hsa=yes | |
under $75 phoenix | price-to=75 + near Phoenix, AZ | Ashworth Family Doctors |
under $75 boise | price-to=75 + near Boise, ID | | Dvorak Family Doctors
under 80 dollars denver | price-to=80 + near Denver, CO | Rosemary Lane Direct Care |
less than 100 a month boise | price-to=100 + near Boise, ID | Dvorak Family Doctors |
less than $90 a month boise | price-to=90 + near Boise, ID | | Dvorak Family Doctors
up to $120 dallas | price-to=120 + near Dallas, TX | Mendenhall Direct Care |
below $110 dallas | price-to=110 + near Dallas, TX | | Mendenhall Direct Care
max $90 per month austin | price-to=90 + near Austin, TX | Whitfield Primary Care |
family doctor under $70 phoenix | Family Medicine + price-to=70 + near Phoenix, AZ | Ashworth Family Doctors |
$100 or less dallas | price-to=100 + near Dallas, TX | Winterberry Row Family Practice |
under $75 | price-to=75 | Ashworth Family Doctors | Dvorak Family Doctors
menos de 80 al mes denver | price-to=80 + near Denver, CO | Rosemary Lane Direct Care |
menos de $90 boise | price-to=90 + near Boise, ID | | Dvorak Family Doctors
menos de 100 dólares miami | price-to=100 + near Miami, FL | Canyon Wren Family Practice |
hasta 95 al mes miami | price-to=95 + near Miami, FL | Canyon Wren Family Practice |
cheapest doctor phoenix | sort=price + near Phoenix, AZ | Ashworth Family Doctors |
low cost family doctor boise | Family Medicine + sort=price + near Boise, ID | Dvorak Family Doctors |
inexpensive denver | sort=price + near Denver, CO | Rosemary Lane Direct Care |
lowest price dallas | sort=price + near Dallas, TX | Winterberry Row Family Practice |
doctor barato miami | sort=price + near Miami, FL | Canyon Wren Family Practice |
médico económico en dallas | sort=price + near Dallas, TX | Winterberry Row Family Practice |
bajo costo denver | sort=price + near Denver, CO | Rosemary Lane Direct Care |
cheap labs austin | Basic Labs + near Austin, TX | Bouldin Lantern Direct Primary Care |
doctor for my mom 67 | Ages: Seniors + household 67 | Bouldin Lantern Direct Primary Care | Fiddlehead Kettle Pediatrics
doctor for my 67 year old mother | Ages: Seniors + household 67 | Bouldin Lantern Direct Primary Care | Fiddlehead Kettle Pediatrics
65 year old | Ages: Seniors + household 65 | Bouldin Lantern Direct Primary Care | Fiddlehead Kettle Pediatrics
over 65 tampa | Ages: Seniors + near Tampa, FL | Banyan Porch Senior Care |
senior tampa | Ages: Seniors + near Tampa, FL | Banyan Porch Senior Care |
seniors | Ages: Seniors | | Fiddlehead Kettle Pediatrics
kids and adults boise | Ages: Children + Ages: Adults + near Boise, ID | Dvorak Family Doctors |
kids and adults | Ages: Children + Ages: Adults | Bouldin Lantern Direct Primary Care | Fiddlehead Kettle Pediatrics
40 years old | Ages: Adults + household 40 | Bouldin Lantern Direct Primary Care | Fiddlehead Kettle Pediatrics
my son 8 | Ages: Children + household 8 | Bouldin Lantern Direct Primary Care |
15 yo | Ages: Teens + household 15 | Bouldin Lantern Direct Primary Care |
6 month old | Ages: Babies + household 0 | Bouldin Lantern Direct Primary Care |
newborn | Ages: Babies |  |
newborn doctor | Pediatrics | Fiddlehead Kettle Pediatrics |
pregnancy birmingham al | Prenatal Care + near Birmingham, AL | Clearbrook Bend Family Doctors |
prenatal care birmingham al | Prenatal Care + near Birmingham, AL | Clearbrook Bend Family Doctors |
pregnant | Prenatal Care | Silver Maple Women's Health |
embarazo | Prenatal Care | Silver Maple Women's Health |
embarazada birmingham al | Prenatal Care + near Birmingham, AL | Clearbrook Bend Family Doctors |
niños y adultos boise | Ages: Children + Ages: Adults + near Boise, ID | Dvorak Family Doctors |
mi madre de 67 años | Ages: Seniors + household 67 | Bouldin Lantern Direct Primary Care | Fiddlehead Kettle Pediatrics
adultos mayores tampa | Ages: Seniors + near Tampa, FL | Banyan Porch Senior Care |
tercera edad tampa | Ages: Seniors + near Tampa, FL | Banyan Porch Senior Care |
recién nacido | Ages: Babies |  |
8 años | Ages: Children + household 8 | Bouldin Lantern Direct Primary Care |
adolescentes | Ages: Teens | Bouldin Lantern Direct Primary Care |
medicare | “medicare” explained | Bouldin Lantern Direct Primary Care |
medicare doctor jacksonville | “medicare” explained + near Jacksonville, FL + or Jacksonville, NC | Fujimoto Primary Care |
takes medicare austin | “medicare” explained + near Austin, TX | Whitfield Primary Care |
medicare advantage dallas | “medicare advantage” explained + near Dallas, TX | Winterberry Row Family Practice |
acepta medicare en miami | “medicare” explained + near Miami, FL | Canyon Wren Family Practice |
opted out of medicare jacksonville | medicare=opted-out + near Jacksonville, FL + or Jacksonville, NC | Fujimoto Primary Care |
medicare opt out springfield il | medicare=opted-out + near Springfield, IL | Bergström Family Health |
opted out of medicare austin | medicare=opted-out + near Austin, TX | | Whitfield Primary Care
fuera de medicare jacksonville | medicare=opted-out + near Jacksonville, FL + or Jacksonville, NC | Fujimoto Primary Care |
"Elena Marsh" | “Elena Marsh” | Bouldin Lantern Direct Primary Care |
doctora Elena Marsh | “Elena Marsh” | Bouldin Lantern Direct Primary Care |
dra marsh | “marsh” | Bouldin Lantern Direct Primary Care |
Isabel Ramos-Ortiz | “Isabel Ramos-Ortiz” + or Isabel, KS | Banyan Porch Senior Care |
isabel ortiz ramos | “isabel ortiz ramos” + or Isabel, KS | Banyan Porch Senior Care |
dra ortiz tampa | “ortiz” + near Tampa, FL | Banyan Porch Senior Care |
dan hwang | “dan hwang” | Tendon & Trail Sports Medicine |
danny hwang | “danny hwang” | Tendon & Trail Sports Medicine |
rafa cardenas | “rafa cardenas” | Kestrel Corner Direct Internal Medicine |
rafael cárdenas | “rafael cárdenas” | Kestrel Corner Direct Internal Medicine |
Austin, Tex. | near Austin, TX | Whitfield Primary Care |
Los Angeles, Calif. | near Los Angeles, CA | Mendenhall Direct Pediatrics |
Springfield, Ill. | near Springfield, IL | Bergström Family Health |
Philadelphia, Penna. | near Philadelphia, PA | Petrosyan & Osei Direct Family Care |
Grand Rapids, Mich. | near Grand Rapids, MI | Uptown Family Practice of Grand Rapids |
Charleston, W. Va. | near Charleston, WV | |
Winston-Salem, N.C. | near Winston-Salem, NC | Starling Step Family Clinic |
Española, N. Mex. | near Espanola, NM | The Ekwueme Practice |
Wash. D.C. | near Washington, DC | Saltmarsh Hollow Medical Home |
Washington, D. C. | near Washington, DC | Saltmarsh Hollow Medical Home |
Filadelfia | near Philadelphia, PA | Petrosyan & Osei Direct Family Care |
pediatra en nueva york | Pediatrics + near New York, NY + or New York State | Clover Street Direct Pediatrics |
carolina del norte | in North Carolina | McTavish Sports Medicine |
nuevo mexico | in New Mexico | Peña Family Health |
médico en tejas | in Texas | Bouldin Lantern Direct Primary Care |
luisiana | in Louisiana | Fieldstone Gate Family Clinic |
pensilvania | in Pennsylvania | Petrosyan & Osei Direct Family Care |
pediatrician near me | Pediatrics + near you? | Fiddlehead Kettle Pediatrics |
doctor around here | near you? | Bouldin Lantern Direct Primary Care |
doctor cerca de mí | near you? | Bouldin Lantern Direct Primary Care |
pediatra cerca de aquí | Pediatrics + near you? | Fiddlehead Kettle Pediatrics |
azúcar alta | Diabetes | Red Mesa Juniper Family Care |
presión alta | High Blood Pressure | |
médica de familia | Family Medicine | Bouldin Lantern Direct Primary Care |
médico de cabecera boise | Family Medicine + near Boise, ID | Dvorak Family Doctors |
ginecóloga brooklyn | Obstetrics and Gynecology + near Brooklyn, NY | Gebremariam Gynecology |
sin seguro miami | near Miami, FL | Canyon Wren Family Practice |
no tengo seguro médico dallas | near Dallas, TX | Winterberry Row Family Practice |
bajar de peso phoenix | Weight Loss + near Phoenix, AZ | Ashworth Family Doctors |
vacunas austin | Vaccines + near Austin, TX | Bouldin Lantern Direct Primary Care |
chequeo denver | Physicals + near Denver, CO | Rosemary Lane Direct Care |
examen físico denver | Physicals + near Denver, CO | Rosemary Lane Direct Care |
depresión new haven | Mental Health + near New Haven, CT | Thornapple Bend Family Doctors |
videollamada texas | Telehealth + in Texas | Chickadee Hollow Gynecology |
consulta en línea texas | Telehealth + in Texas | Chickadee Hollow Gynecology |
doctor que hable francés | French | |
habla vietnamita san jose | Vietnamese + near San Jose, CA | Dandelion Lantern Sports & Family Medicine |
criollo haitiano | Haitian Creole | Ivy & Oak Family Medicine |
análisis de sangre austin | Basic Labs + near Austin, TX | Bouldin Lantern Direct Primary Care |
aceptan nuevos pacientes dallas | Accepting New Patients + near Dallas, TX | Mendenhall Direct Care |
familia y niños en boise | Ages: Children + near Boise, ID | Dvorak Family Doctors |
bilingüe | “bilingue” not listed | Bouldin Lantern Direct Primary Care |
spanish under $100 saturday | Spanish + price-to=100 + open=saturday | |
family doctor open evenings austin under $90 | Family Medicine + open=evenings + price-to=90 + near Austin, TX | Bouldin Lantern Direct Primary Care | Whitfield Primary Care
wheelchair accessible family doctor phoenix under $60 | Family Medicine + step-free=yes + price-to=60 + near Phoenix, AZ | Ashworth Family Doctors |
`;
