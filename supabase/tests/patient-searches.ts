// Searches as invented patients typed or said them, in English and Spanish, written before the searches were tried.
// Each row has the search, what must be understood (other words may be named as unused), a practice that must be among
// the results, and one that must not ("everyone": no results).
export const patientSearches = `
hey I'm looking for a doctor in tulsa that doesn't take like a whole month to get in | near Tulsa, OK | Adeyemi Pediatrics |
um yeah can you find me a doctor around fort worth please and thank you | near Fort Worth, TX | Nasser Integrative Family Health |
okay so I need somebody in spokane who actually listens to you | “listens” not listed + near Spokane, WA | Harvest Moon All-Ages Care |
my cousin told me about a place in omaha where you just pay monthly and no insurance | near Omaha, NE | Violet Hill Adult Medicine |
show me the top rated doctors in san diego | “top rated” not listed + near San Diego, CA | Kowalczyk Direct Care |
best dr in knoxville | “best” not listed + near Knoxville, TN | Clover Street Lifestyle & Primary Care |
christian doctor nashville tn | “christian doctor” not listed + near Nashville, TN | Teaberry Porch Family Medicine |
blue cross blue shield tulsa ok | “blue cross blue shield” insurance + near Tulsa, OK | Adeyemi Pediatrics |
does anyone take unitedhealthcare in omaha nebraska | “unitedhealthcare” insurance + near Omaha, NE | Violet Hill Adult Medicine |
medishare ok? boise | “medishare” sharing plan + near Boise, ID | Dvorak Family Doctors |
Christian Healthcare Ministries members, Fort Wayne IN | “christian healthcare ministries” sharing plan + near Fort Wayne, IN | Yellow Door Family Clinic |
Sedera compatible practice Denver | “sedera” sharing plan + near Denver, CO | Rosemary Lane Direct Care |
Zion HealthShare Salt Lake City | “zion healthshare” sharing plan + near Salt Lake City, UT | Honeylocust Lane Wellbeing Clinic |
Is there a physician in Charleston, South Carolina who trained at Harvard? | near Charleston, SC | Hilltop Adult Medicine of Charleston |
I would like an older doctor with gray hair in Portland, Maine. | “older” not listed + near Portland, ME | Baptiste & Tanaka Direct Primary Care |
Do you know of any doctor near Roanoke who still uses paper charts? | near Roanoke, VA | Velvet Ash Primary Care |
Jewish doctor in Brooklyn | “jewish doctor” not listed + near Brooklyn, NY | Ulibarri Kids' Clinic |
doctor who went to Johns Hopkins, Baltimore | near Baltimore, MD | The Parekh Practice |
any chill doctors in ann arbor that wont judge me lol | near Ann Arbor, MI | Thistlewood Family Clinic |
black female doctor atlanta | gender=woman + “black” not listed + near Atlanta, GA |  |
lgbt friendly doctor portland oregon | “lgbt friendly” not listed + near Portland, OR | Vandermeer Older Adult Medicine |
vegan doctor asheville | “vegan” not listed + near Asheville, NC | Applewood Row Kids' Clinic |
kaiser oakland | “kaiser” insurance + near Oakland, CA | Trillium Landing Sports Medicine |
xqzv |  |  | everyone
blorptastic zzyzwx |  |  | everyone
I got Aetna through the wife's job but I'm sick of it is there somebody in wichita | “aetna” insurance + near Wichita, KS | Lakeside Med-Peds of Wichita |
we got the samaritan ministries thing will a doctor in lincoln nebraska take that | “samaritan ministries” sharing plan + near Lincoln, NE | Cho Children's Health |
dr that dont push pills springfield mo | near Springfield, MO | Spicebush Row Geriatrics |
tricare for life fayetteville nc | “tricare” insurance + near Fayetteville, NC | Yellow Door Primary Care |
veteran owned practice colorado springs | “veteran owned” not listed + near Colorado Springs, CO | Osei & Voss Medical Home |
find me a doctor near 77005 that's open minded | near ZIP 77005 | Southside Family Practice of Houston |
affordable primary care 43215 | sort=price + near ZIP 43215 | Saavedra Internal Medicine |
doctor cleveland free parking | Parking + near Cleveland, OH + or Cleveland, TN |  |
cigna 30303 | “cigna” insurance + near ZIP 30303 | Honeylocust Lane Integrative Care |
I need a doctor in houston for less than one hundred dollars a month | price-to=100 + near Houston, TX | Pelletier & Cho Pediatrics | Aspen Fork Integrative Care
is anybody open on sunday in los angeles | open=sunday + near Los Angeles, CA |  |
who's open saturday morning near dallas texas | open=saturday + Open Mornings + near Dallas, TX |  |
I get off work at six so somebody open after six in chicago | open=evenings + near Chicago, IL |  |
under 75 dollers omaha | price-to=75 + near Omaha, NE |  |
doctor tucson tuesday evening | Open Tuesday Evenings + near Tucson, AZ | Fiddlehead Kettle Pediatrics |
open mondays houston | Open Mondays + near Houston, TX | Aspen Fork Integrative Care |
between 50 and 80 a month, Columbus OH | price-to=80 + from $50 + near Columbus, OH |  |
pediatrician Tampa $100 or less | Pediatrics + price-to=100 + near Tampa, FL | Sparrow & Wren Pediatrics |
from $60 to $90 Nashville | price-to=90 + from $60 + near Nashville, TN | Crowther & Oduya Direct Primary Care |
appointments after 5pm, Austin | open=evenings + near Austin, TX | Bouldin Lantern Direct Primary Care |
I would like to pay no more than eighty-five dollars per month in Pittsburgh. | price-to=85 + near Pittsburgh, PA | Loughran Direct Care |
Which offices in Philadelphia are open on Wednesday afternoons? | Open Wednesdays + Open Afternoons + near Philadelphia, PA | O'Rourke Medical Home |
early morning hours, 7 am, Memphis | Open Mornings + near Memphis, TN | Freeman Adult Medicine |
cheap doc nyc like 60 bucks | sort=price + price-to=60 + near New York, NY | Osprey Landing Direct Pediatrics |
sixty a month or under in brooklyn | price-to=60 + near Brooklyn, NY | Osprey Landing Direct Pediatrics |
I only have like fifty bucks a month is there a doctor in phoenix | price-to=50 + near Phoenix, AZ |  |
open weekends san antonio | open=saturday + near San Antonio, TX |  |
less than a hundred a month spokane wa | price-to=100 + near Spokane, WA | Harvest Moon All-Ages Care |
anything in denver that ain't more than a hundred and ten | price-to=110 + near Denver, CO | Rosemary Lane Direct Care |
fridays portland or | Open Fridays + near Portland, OR | Hickory Nut Family Health |
lunch hour appointments seattle | near Seattle, WA | Ballast & Bloom Med-Peds |
$80 max no enrollment fee baltimore | price-to=80 + enrollment-fee=none + near Baltimore, MD |  |
70-100 charlotte nc | price-to=100 + from $70 + near Charlotte, NC | McTavish Sports Medicine |
doctor for me and my wife in oklahoma city | household 40?,40? + near Oklahoma City, OK | Piñon Ridge Direct Primary Care |
I need a doctor for my wife and our three kids in fort worth under two fifty | Ages: Adults + Ages: Children + price-to=250 + household 40?,8?,8?,8? + near Fort Worth, TX | Wojcik Family Clinic |
my mom is 71 and needs a doctor in san antonio | Ages: Seniors + household 71 + near San Antonio, TX | Poplar Grove Family Medicine |
family of 4 tulsa under $200 | price-to=200 + household 40?,40?,8?,8? + near Tulsa, OK | Adeyemi Pediatrics |
couple 58 and 61 wichita | Ages: Adults + household 58,61 + near Wichita, KS | Lakeside Med-Peds of Wichita |
dr for grandma boise | Ages: Seniors + near Boise, ID | Dvorak Family Doctors |
2 adults and 2 kids under $250 Plano | Ages: Children + price-to=250 + household 40?,40?,8?,8? + near Plano, TX | Longleaf Porch Direct Family Care |
Family: 41, 43, 12, 9, 4 in Frisco TX | Ages: Adults + Ages: Children + household 41,43,12,9,4 + near Frisco, TX | Garden Gate Family Doctors |
newborn and toddler pediatrician Las Vegas | Ages: Babies + Ages: Children + Pediatrics + near Las Vegas, NV | Creekstone Door Kids' Clinic |
household of five in Raleigh | household 40?,40?,8?,8?,8? + near Raleigh, NC | Quiñones Direct Pediatrics |
two parents one teenager Naperville | Ages: Teens + household 40?,40?,15? + near Naperville, IL | Pelletier Family Health |
My wife is 70 and I am 73, and we live in Tucson. | Ages: Seniors + household 70,73 + near Tucson, AZ | Westside Family Practice of Tucson |
I'm looking for a doctor for my granddaughter, who is six, in Las Vegas. | Ages: Children + household 6 + near Las Vegas, NV | Creekstone Door Kids' Clinic |
medicare age couple Sarasota | “medicare” explained + household 40?,40? + near Sarasota, FL | Canal Street Primary Care of Sarasota |
doctor for my boyfriend and me in austin under 150 total | price-to=150 + household 40?,40? + near Austin, TX | Whitfield Primary Care |
student plan 22 yo columbus ohio | Ages: Adults + household 22 + near Columbus, OH | Saavedra Internal Medicine |
teenager 16 lexington ky | Ages: Teens + household 16 + near Lexington, KY | Courthouse Square Direct Pediatrics of Lexington |
me and the missus and four youngins near springfield missouri | near Springfield, MO | Spicebush Row Geriatrics |
my dad is 80 and can't drive so somebody who'll come out to the house near fort collins | Ages: Seniors + House Calls + household 80 + near Fort Collins, CO |  |
husband wife 5 kids sioux falls | Ages: Children + household 40?,40?,8?,8?,8?,8?,8? + near Sioux Falls, SD |  |
single adult 29 seattle | Ages: Adults + household 29 + near Seattle, WA | Ballast & Bloom Med-Peds |
me + 1 baby, jersey city | Ages: Babies + household 0? + near Jersey City, NJ | Mulberry Street Family Doctors |
3 yr old doctor sacramento | Ages: Children + household 3 + near Sacramento, CA | Stone Soup Direct Care |
plan for two people under 160 louisville | price-to=160 + household 40?,40? + near Louisville, KY |  |
is there a nurse practitioner in portland oregon | Nurse Practitioner + near Portland, OR | Hickory Nut Family Health |
I'd rather see a PA than a doctor around denver | Physician Assistant + near Denver, CO |  |
np columbus ohio | Nurse Practitioner + near Columbus, OH | Julian Boateng, NP |
heart dr tulsa | “heart dr” not listed + near Tulsa, OK | Adeyemi Pediatrics |
lady doctor san antonio | gender=woman + near San Antonio, TX |  |
med peds doctor Phoenix area | Internal Medicine and Pediatrics + near Phoenix, AZ | Harvest Moon Med-Peds |
pediatric nurse practitioner Asheville | Nurse Practitioner + near Asheville, NC | Applewood Row Kids' Clinic |
board certified internist San Francisco | Internal Medicine + near San Francisco, CA |  |
I prefer an osteopathic physician, a D.O., near Philadelphia. | Osteopathic Doctor + near Philadelphia, PA | Petrosyan & Osei Direct Family Care |
Is there a geriatrician near Denver who accepts new patients? | Geriatrics + Accepting New Patients + near Denver, CO | Heron Hollow Geriatrics |
M.D. only, no nurse practitioners, Richmond VA | “no nurse practitioners” excluded + near Richmond, VA | Camille Abernathy, MD |
old age doctor Long Beach | Geriatrics + near Long Beach, CA + name “old Long Beach” | Old Town Geriatrics of Long Beach |
can I get an obgyn in brooklyn that's a woman | Obstetrics and Gynecology + gender=woman + near Brooklyn, NY |  |
sports med doc charlotte | Sports Medicine + near Charlotte, NC | McTavish Sports Medicine |
naturopath or holistic seattle | Integrative Medicine + “naturopath” not listed + near Seattle, WA |  |
womens health raleigh | Women's Health + near Raleigh, NC |  |
DO not MD springfield il | Osteopathic Doctor + near Springfield, IL | Bergström Family Health |
regular old family doctor near amarillo | Family Medicine + “old” not listed + near Amarillo, TX |  |
physicians assistant iowa | Physician Assistant + in Iowa | Pebble Creek Family Practice |
korean speaking doctor san jose | Korean + near San Jose, CA | Dandelion Lantern Sports & Family Medicine |
gp minneapolis | Family Medicine + near Minneapolis, MN | Abdi Family Doctors |
fnp sacramento | Nurse Practitioner + near Sacramento, CA | Stone Soup Direct Care |
my back hurts real bad who can I see in el paso | Chronic Care + near El Paso, TX | Front Porch Senior Care |
I got a bad cough that won't quit in louisville | Office Visits + near Louisville, KY |  |
I need my DOT physical in indianapolis | Physicals + near Indianapolis, IN |  |
can't sleep at night need a doctor in memphis | Mental Health + near Memphis, TN |  |
sugar problem tulsa | Diabetes + near Tulsa, OK |  |
weight loss shot okc | Weight Loss + near Oklahoma City, OK |  |
hot flashes menopause knoxville | Menopause + near Knoxville, TN |  |
arthritus in my hands mobile al | Chronic Care + near Mobile, AL | Black Walnut Family Health |
ADHD evaluation for my son, Atlanta | Mental Health + Ages: Children + near Atlanta, GA |  |
ear infection toddler Houston | Office Visits + Ages: Children + near Houston, TX | Southside Family Practice of Houston |
asthma specialist for 8 year old Cleveland | Chronic Care + Ages: Children + household 8 + near Cleveland, OH + or Cleveland, TN |  |
My knees have been bothering me; is there someone in Albany who gives injections? | Chronic Care + Joint Injections + near Albany, NY + or Albany, GA |  |
I have been feeling dizzy lately and I live in Madison, Wisconsin. | Office Visits + near Madison, WI | Eastlight Lane Primary Care |
prostate trouble, Naples, Florida | “prostate” not listed + near Naples, FL | Killdeer Kettle Family Practice |
I feel sad all the time and need someone in ithaca | Mental Health + near Ithaca, NY |  |
I think I have a uti can somebody see me today in boston | Office Visits + “today” not listed + near Boston, MA | Stavros Direct Women's Care |
std test durham nc | Basic Labs + near Durham, NC | Kowalczyk Primary Care |
birth control madison wi | Birth Control + near Madison, WI | Eastlight Lane Primary Care |
panic attacks anxiety denver | Mental Health + near Denver, CO |  |
acne dr tampa | Skin Care + near Tampa, FL |  |
threw out my shoulder haying need somebody in topeka | Chronic Care + near Topeka, KS |  |
doctor that comes to my house near durango | House Calls + near Durango, CO |  |
chest pain right now tulsa | “chest pain” emergency + near Tulsa, OK | Adeyemi Pediatrics |
quit smoking help amarillo | Mental Health + near Amarillo, TX |  |
bloodwork miami | Basic Labs + near Miami, FL | Yoon Med-Peds |
ozempic brooklyn | Weight Loss + near Brooklyn, NY |  |
I'm trying to find doctor bob schmidt | “bob schmidt” |  | everyone
nearest doctor to gallup new mexico | near Gallup, NM |  |
dr adeyemi tulsa | “adeyemi” + near Tulsa, OK | Adeyemi Pediatrics |
omally family clinic | “omalley family clinic” | O'Malley Family Clinic |
Pelletier and Cho pediatrics | “Pelletier Cho pediatrics” | Pelletier & Cho Pediatrics |
Dr. Jerry Freeman Memphis | “Jerry Freeman” + near Memphis, TN | Freeman Adult Medicine |
Ray Tsosie | “Ray Tsosie” + or Ray, MI | Red Mesa Juniper Family Care |
dr liz | “liz” |  | everyone
sparow and wren tampa | “sparrow wren” + near Tampa, FL | Sparrow & Wren Pediatrics |
dr bill | “bill” |  | everyone
gwen uchenna berkeley | “gwen uchenna” + near Berkeley, CA | Uchenna & Tadesse Integrative Family Health |
dan hwang irvine | “dan hwang” + near Irvine, CA + or Irvine, PA | Tendon & Trail Sports Medicine |
oye necesito un doctor en san antonio que sí te haga caso | near San Antonio, TX | Poplar Grove Family Medicine |
me puedes buscar por favor un médico en laredo | near Laredo, TX | Sunporch Corner Children's Health |
mi comadre me dijo que en mcallen hay un doctor muy bueno | near McAllen, TX | Lakeside Direct Primary Care of McAllen |
el mejor doctor de el paso | “el mejor” not listed + near El Paso, TX | Front Porch Senior Care |
Quisiera un médico cristiano en Hialeah. | “cristiano” not listed + near Hialeah, FL | Hashimoto Family Doctors |
Busco un doctor cubano que lleve años en Miami. | near Miami, FL | Yoon Med-Peds |
aceptan medicaid en orlando | “medicaid” insurance + near Orlando, FL | Eastside Children's Health of Orlando |
Florida Blue Tampa | “florida blue” insurance + near Tampa, FL | Sparrow & Wren Pediatrics |
doctor con oscar health en miami | “oscar health” insurance + near Miami, FL | Yoon Med-Peds |
doctora bien linda y buena onda en LA | near Los Angeles, CA + or Louisiana | Mendenhall Direct Pediatrics |
un doc q no me juzgue en long beach | near Long Beach, CA | The Saavedra Practice |
doctor latino san jose | Spanish + near San Jose, CA | Babak Gutowski, MD |
alguien q tome molina en fresno | “molina” insurance + near Fresno, CA | Southside Direct Family Care of Fresno |
doctores con buenas reviews en anaheim | “reviews” not listed + near Anaheim, CA | Zinnia Gate Older Adult Medicine |
amigo ando buscando un doctor barato por phoenix | sort=price + near Phoenix, AZ | Ashworth Family Doctors |
no tengo seguro ni papeles me atienden en tucson | near Tucson, AZ | Westside Family Practice of Tucson |
doctor que no pida papeles phoenix | near Phoenix, AZ | Ashworth Family Doctors |
clinica gratis mesa az | “clinica gratis” not listed + near Mesa, AZ | Harvest Moon Med-Peds |
Mijo, búscame un doctor bueno en el Bronx que tenga paciencia. | near Bronx, NY | Whippoorwill Lane Direct Care |
¿Hay algún médico católico por Brooklyn? | “catolico” not listed + near Brooklyn, NY | Ulibarri Kids' Clinic |
tengo humana medicare advantage en orlando | “humana” insurance + “medicare advantage” explained + near Orlando, FL | Eastside Children's Health of Orlando |
medico con experiencia en nueva york | “con experiencia” not listed + near New York, NY + or New York State | Clover Street Direct Pediatrics |
doc en chicago porfa q conteste el whats | near Chicago, IL | Piotr Wojcik, MD |
ambetter en atlanta si o no | “ambetter” insurance + near Atlanta, GA | Nwosu Family Health |
mejor calificado dallas | “mejor calificado” not listed + near Dallas, TX | Winterberry Row Family Practice |
asdfgh qwrtzp |  |  | everyone
medi share houston | “medi share” sharing plan + near Houston, TX | Aspen Fork Integrative Care |
mira este necesito un doctor acá en joliet o por ahí | near Joliet, IL | Walnut & Third Family Health |
doctora mexicana austin | near Austin, TX | Whitfield Primary Care |
seguro popular las vegas | “seguro popular” insurance + near Las Vegas, NV | Creekstone Door Kids' Clinic |
un doctor en dallas que cobre menos de cien dólares al mes | price-to=100 + near Dallas, TX | Winterberry Row Family Practice |
quién abre los sábados por la mañana en san antonio | open=saturday + Open Mornings + near San Antonio, TX |  |
salgo de trabajar a las seis hay alguno abierto después en austin | open=evenings + near Austin, TX | Bouldin Lantern Direct Primary Care |
entre 60 y 100 dólares en Jacksonville | price-to=100 + from $60 + near Jacksonville, FL + or Jacksonville, NC | Bustamante Family Health |
médico en Miami por ochenta y cinco dólares o menos | price-to=85 + near Miami, FL | Pear Tree Internal Medicine |
¿Qué consultas abren los domingos en Miami? | open=sunday + near Miami, FL |  |
No puedo pagar más de noventa al mes y vivo en Orlando. | price-to=90 + near Orlando, FL | Eastside Children's Health of Orlando |
abierto los martes en la tarde pasadena | Open Tuesdays + Open Afternoons + near Pasadena, CA + or Pasadena, TX | Hilltop Direct Pediatrics of Pasadena |
menos de 80 fresno | price-to=80 + near Fresno, CA | Southside Direct Family Care of Fresno |
citas en la nochecita sacramento | open=evenings + near Sacramento, CA |  |
necesito ir el domingo porque trabajo toda la semana en phoenix | open=sunday + near Phoenix, AZ |  |
algo de cincuenta pesos al mes en tucson | near Tucson, AZ | Westside Family Practice of Tucson |
hasta 70 dolares mesa arizona | price-to=70 + near Mesa, AZ | Harvest Moon Med-Peds |
sabado temprano chandler az | open=saturday + Open Mornings + near Chandler, AZ | Dogwood Lane Sports & Family Medicine |
médico que abra los lunes en el Bronx | Open Mondays + near Bronx, NY | Whippoorwill Lane Direct Care |
Quiero uno de cien dólares para abajo en Brooklyn. | price-to=100 + near Brooklyn, NY | Ulibarri Kids' Clinic |
sin costo de inscripción Filadelfia | enrollment-fee=none + near Philadelphia, PA |  |
100 o menos chicago | price-to=100 + near Chicago, IL | Echeverría Sports Medicine |
abierto despues de las 5 naperville | open=evenings + near Naperville, IL | Walnut & Third Family Health |
fin de semana milwaukee | open=saturday + near Milwaukee, WI | Arceneaux Direct Primary Care |
entre cincuenta y setenta y cinco detroit | price-to=75 + from $50 + near Detroit, MI | Tupelo Gum Direct Primary Care |
cuánto cuesta un doctor en denver tengo como sesenta dólares | price-to=60 + near Denver, CO |  |
somos yo mi esposo y tres niños aquí en san antonio | Ages: Children + household 40?,40?,8?,8?,8? + near San Antonio, TX | Poplar Grove Family Medicine |
mi niña tiene siete años y ocupo doctor en houston | Ages: Children + household 7 + near Houston, TX | Pelletier & Cho Pediatrics |
mi mamá tiene 68 y mi papá 72 viven en laredo | Ages: Seniors + household 68,72 + near Laredo, TX |  |
matrimonio de 66 y 64 en Miami | Ages: Adults + Ages: Seniors + household 66,64 + near Miami, FL | Yoon Med-Peds |
médico para mi abuela en Tampa | Ages: Seniors + near Tampa, FL | Meadowlark Bend Direct Internal Medicine |
Mi señora y yo buscamos médico en Naples por menos de ciento cincuenta los dos. | price-to=150 + household 40?,40? + near Naples, FL | Killdeer Kettle Family Practice |
familia de 4 menos de 200 los angeles | price-to=200 + household 40?,40?,8?,8? + near Los Angeles, CA | Mendenhall Direct Pediatrics |
pediatra para mi bebe de 6 meses san jose ca | Pediatrics + Ages: Babies + household 0 + near San Jose, CA |  |
2 adultos 1 nino stockton | Ages: Children + household 40?,40?,8? + near Stockton, CA |  |
para mi y mi novio san diego | household 40?,40? + near San Diego, CA | Kowalczyk Direct Care |
somos seis en la casa dos adultos y cuatro niños cuánto nos sale en phoenix | Ages: Children + household 40?,40?,8?,8?,8?,8? + near Phoenix, AZ | Ashworth Family Doctors |
tengo 38 años y mi señora 35 y vivimos en tucson | Ages: Adults + household 38,35 + near Tucson, AZ | Westside Family Practice of Tucson |
mi hijo de 15 flagstaff | Ages: Teens + household 15 + near Flagstaff, AZ | Red Mesa Juniper Family Care |
familia completa menos de 250 las vegas | price-to=250 + household 40?,40?,8?,8? + near Las Vegas, NV | Creekstone Door Kids' Clinic |
Yo tengo setenta y un años y quiero un médico en el Bronx. | Ages: Seniors + household 71 + near Bronx, NY | Whippoorwill Lane Direct Care |
mis nietos de 4 y 9 años, Brooklyn | Ages: Children + household 4,9 + near Brooklyn, NY | Ulibarri Kids' Clinic |
mi hermana y yo somos mayores, Nueva York | near New York, NY + or New York State | Clover Street Direct Pediatrics |
pareja 24 y 25 chicago | Ages: Adults + household 24,25 + near Chicago, IL | Piotr Wojcik, MD |
mama soltera con 2 hijos aurora il | Ages: Adults + Ages: Children + household 40?,8?,8? + near Aurora, IL | Walnut & Third Family Health |
plan para 3 personas indianapolis | household 40?,40?,8? + near Indianapolis, IN | Paintbrush Row Family Practice |
mi abuelo cumplió 80 y no quiere ir al doctor en rockford | Ages: Seniors + near Rockford, IL | Woodthrush Corner Adult Medicine |
adolescente 16 anos fort worth | Ages: Teens + household 16 + near Fort Worth, TX | Nasser Integrative Family Health |
quiero una enfermera practicante en san antonio | Nurse Practitioner + near San Antonio, TX | Saltmarsh Hollow Direct Care |
una doctora de mujeres en houston | gender=woman + near Houston, TX |  |
médico internista en Miami | Internal Medicine + near Miami, FL | Yoon Med-Peds |
cardiólogo Tampa | “cardiologo” not listed + near Tampa, FL | Sparrow & Wren Pediatrics |
¿Hay algún geriatra que hable español en Saint Petersburg? | Geriatrics + Spanish + near Saint Petersburg, FL | Banyan Porch Senior Care |
NP en sacramento | Nurse Practitioner + near Sacramento, CA | Stone Soup Direct Care |
ginecologa mujer brooklyn | Obstetrics and Gynecology + gender=woman + near Brooklyn, NY |  |
medica familiar san diego | Family Medicine + near San Diego, CA | Emeka Núñez, MD |
dentista en anaheim | “dentista” not listed + near Anaheim, CA | Zinnia Gate Older Adult Medicine |
un asistente médico que atienda en denver | Physician Assistant + near Denver, CO |  |
doctor hombre de preferencia en phoenix | gender=man + near Phoenix, AZ |  |
medicina del deporte scottsdale | Sports Medicine + near Scottsdale, AZ | Dogwood Lane Sports & Family Medicine |
quiropractico mesa az | “quiropractico” not listed + near Mesa, AZ | Harvest Moon Med-Peds |
Quiero una doctora mujer que hable español en Queens. | gender=woman + Spanish + near Queens, NY |  |
doctor de ancianos Nueva York | Geriatrics + near New York, NY + or New York State | Hashimoto & Mireles Older Adult Medicine |
médico general en Filadelfia | Family Medicine + near Philadelphia, PA | Petrosyan & Osei Direct Family Care |
osteopata chicago | Osteopathic Doctor + near Chicago, IL | O'Malley Family Clinic |
psiquiatra austin | Mental Health + near Austin, TX |  |
doctor q hable polaco new jersey | Polish + in New Jersey | Barzani & Ghosh Lifestyle and Primary Care |
alguien que hable lengua de señas en asheville | American Sign Language + near Asheville, NC | Echeverría Family Clinic |
pediatra que acepte pacientes nuevos en frisco | Pediatrics + Accepting New Patients + near Frisco, TX |  |
DO no MD springfield | Osteopathic Doctor + near Springfield, IL + or Springfield, MA + or Springfield, MO + or Springfield, VA + or Springfield, OH | Bergström Family Health |
me duele mucho la espalda y vivo en dallas | Chronic Care + near Dallas, TX | Mendenhall Direct Care |
tengo el azúcar alta y busco doctor en san antonio | Diabetes + near San Antonio, TX |  |
mi hijo trae mucha tos y calentura en austin | Ages: Children + Office Visits + near Austin, TX | Bouldin Lantern Direct Primary Care |
inyeccion para bajar de peso houston | Weight Loss + near Houston, TX |  |
Padezco de la presión y necesito médico en Hialeah. | High Blood Pressure + near Hialeah, FL |  |
próstata Miami | “prostata” not listed + near Miami, FL | Yoon Med-Peds |
dolor en los huesos Tampa | Chronic Care + near Tampa, FL | Banyan Porch Senior Care |
Se me olvidan las cosas últimamente. Estoy en Orlando. | Chronic Care + near Orlando, FL | Eastside Children's Health of Orlando |
me siento triste todo el tiempo los angeles | Mental Health + near Los Angeles, CA |  |
ansiedad y ataques de panico oakland | Mental Health + near Oakland, CA |  |
papanicolau en sacramento | Women's Health + near Sacramento, CA |  |
colesterol alto pasadena | Chronic Care + near Pasadena, CA + or Pasadena, TX | Velvet Ash Medical Home |
infeccion de orina san diego | Office Visits + near San Diego, CA | Ekwueme & Mbeki Direct Internal Medicine |
me lastimé la rodilla en la chamba quién me ve en phoenix | Office Visits + near Phoenix, AZ | Ashworth Family Doctors |
necesito análisis de sangre baratos en tucson | Basic Labs + sort=price + near Tucson, AZ | Westside Family Practice of Tucson |
vacuna del tetano mesa az | Vaccines + near Mesa, AZ | Ashworth Family Doctors |
puntadas cortada denver | Stitches + near Denver, CO |  |
dolor de pecho ahorita phoenix | “dolor de pecho” emergency + near Phoenix, AZ | Ashworth Family Doctors |
Necesito un doctor que venga a la casa, vivo en Brooklyn. | House Calls + near Brooklyn, NY |  |
artritis Bronx | Chronic Care + near Bronx, NY | Applewood Row Family Health |
me da mareo cuando camino, Nueva York | Office Visits + near New York, NY + or New York State | Jankowski Pediatrics |
No duermo bien, un médico en Manhattan que ayude. | Mental Health + near Manhattan, NY + or Manhattan, KS |  |
gripa o covid chicago | Office Visits + near Chicago, IL | Marsh Wren Internal Medicine |
dejar de fumar detroit | Mental Health + near Detroit, MI |  |
acne milwaukee | Skin Care + near Milwaukee, WI |  |
certificado medico para la escuela aurora | Physicals + near Aurora, CO + or Aurora, IL | Rosemary Lane Direct Care |
ocupo pastillas anticonceptivas en chicago | Birth Control + near Chicago, IL |  |
migranas fort worth | Chronic Care + near Fort Worth, TX | Marigold Hollow Direct Family Care |
examen fisico para el trabajo phoenix | Physicals + near Phoenix, AZ |  |
cuál es el doctor más cercano a uvalde texas | near Uvalde, TX |  |
la doctora marisela salazar en san antonio | “marisela salazar” + near San Antonio, TX | Salazar & Daughter Family Medicine |
Dr. Núñez en San Diego | “Núñez” + near San Diego, CA | Emeka Núñez, MD |
doctor Hashimoto Hialeah | “Hashimoto” + near Hialeah, FL | Hashimoto Family Doctors |
dra pena houston | “pena” + near Houston, TX | Aspen Fork Integrative Care |
echeverria asheville | “echeverria” + near Asheville, NC | Echeverría Family Clinic |
el doctor beto ibarra en dallas | near Dallas, TX | Ibarra Direct Care |
clinica zambrano tallahassee | “zambrano” + near Tallahassee, FL | The Zambrano Practice |
Whippoorwill Lane en el Bronx | “Whippoorwill Lane” + near Bronx, NY | Whippoorwill Lane Direct Care |
wojcik chicago | “wojcik” + near Chicago, IL | Piotr Wojcik, MD |
doctor paco villaseñor | “paco villaseñor” |  | everyone
doctor cerca de santa fe que se llame peña | “peña” + near Santa Fe, NM | Peña Family Health |
ignacio nacho cho | “ignacio nacho cho” + or Ignacio, CO | Cho Children's Health |
Lucía Sithole | “Lucía Sithole” | Sithole Direct Women's Care |
elizondo sacramento | “elizondo” + near Sacramento, CA | Stone Soup Direct Care |
alright so what I'm after is a doctor in toledo that'll shoot straight with me | near Toledo, OH | Gutowski Direct Primary Care |
anthem bcbs indianapolis | “anthem bcbs” insurance + near Indianapolis, IN | Paintbrush Row Family Practice |
Impact Health Sharing, San Jose CA | “impact health sharing” sharing plan + near San Jose, CA | Dandelion Lantern Sports & Family Medicine |
award winning physician pasadena | “award winning” not listed + near Pasadena, CA + or Pasadena, TX | Hilltop Direct Pediatrics of Pasadena |
disculpe señorita busco un doctor en modesto que no sea tan caro | sort=price + near Modesto, CA | Maple Junction Direct Family Care |
doctor testigo de jehova houston | near Houston, TX | Aspen Fork Integrative Care |
kaiser permanente sacramento | “kaiser permanente” insurance + near Sacramento, CA | Amberfield Lane Movement Medicine |
don't wanna spend over ninety bucks a month in akron or cleveland | price-to=90 + near Akron, OH + or Cleveland, OH |  |
open till 7pm grand rapids | open=evenings + near Grand Rapids, MI + or Grand Rapids, MN | Uptown Family Practice of Grand Rapids |
$50 to $100 san jose | price-to=100 + from $50 + near San Jose, CA | Driftwood Point Direct Family Care |
trabajo de lunes a viernes hay alguno que abra sábado en provo | open=saturday + near Provo, UT | Station Street Direct Care of Provo |
setenta dolares maximo dallas | price-to=70 + near Dallas, TX | Longleaf Porch Direct Family Care |
barato cerca de ucla menos de 90 | sort=price + price-to=90 + near you? | Rosemary Lane Family Doctors |
two adults (33, 35) and a 2 year old, San Jose | Ages: Adults + Ages: Children + household 33,35,2 + near San Jose, CA | Driftwood Point Direct Family Care |
mi esposo tiene 52 y yo 50 en el paso | Ages: Adults + household 52,50 + near El Paso, TX |  |
mama e hija de 12 fresno | Ages: Adults + Ages: Children + household 40?,12 + near Fresno, CA | Southside Direct Family Care of Fresno |
tengo 19 y soy estudiante en austin | Ages: Adults + household 19 + near Austin, TX | Whitfield Primary Care |
my knees want a sports doctor somewhere around irvine | Chronic Care + Sports Medicine + near Irvine, CA + or Irvine, PA | Tendon & Trail Sports Medicine |
lady NP las vegas | gender=woman + Nurse Practitioner + near Las Vegas, NV |  |
Mandarin speaking pediatrician Los Angeles | Mandarin + Pediatrics + near Los Angeles, CA |  |
quisiera un pediatra que hable español en las vegas | Pediatrics + Spanish + near Las Vegas, NV | Creekstone Door Kids' Clinic |
medico internista san antonio acepta nuevos pacientes | Internal Medicine + Accepting New Patients + near San Antonio, TX | Saltmarsh Hollow Direct Care |
doctor joven austin | “doctor joven” not listed + near Austin, TX | Whitfield Primary Care |
I burned my hand on an engine need somebody in fort wayne | Office Visits + near Fort Wayne, IN |  |
gout flare up omaha | Chronic Care + near Omaha, NE |  |
hernia knoxville | Office Visits + near Knoxville, TN | Clover Street Lifestyle & Primary Care |
eczema baby portland or | Skin Care + Ages: Babies + near Portland, OR |  |
postpartum depression boston | Mental Health + near Boston, MA |  |
me arde el estómago cuando como, estoy en dallas | Office Visits + near Dallas, TX | Mendenhall Direct Care |
traigo las manos dormidas y vivo en houston | Chronic Care + near Houston, TX | Pelletier & Cho Pediatrics |
menopausia bochornos san antonio | Menopause + near San Antonio, TX |  |
alergias y ojos llorosos phoenix | Chronic Care + Office Visits + near Phoenix, AZ | Ashworth Family Doctors |
vicky schwartz md | “vicky schwartz” |  | everyone
hana henriksen logan utah | “hana henriksen” + near Logan, UT | Goldfinch Bend Kids' Clinic |
mi vecina va con la doctora lucía sithole en kearney | near Kearney, NE | Sithole Direct Women's Care |
dr trujillo prescott | “trujillo” + near Prescott, AZ | Station Street Adult Medicine of Prescott |
couple 30 and 32 under 160 denver | Ages: Adults + price-to=160 + household 30,32 + near Denver, CO | Rosemary Lane Direct Care |
doctor in savannah who went to school in georgia | near Savannah, GA |  |
doctor in portland who trained in boston | near Portland, OR + or Portland, ME | Vandermeer Older Adult Medicine |
dr santi |  |  | everyone
un doctor open los viernes en miami que pase consulta | Open Fridays + near Miami, FL | Yoon Med-Peds |
`;
