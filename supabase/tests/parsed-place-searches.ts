// Searches for places with their parsed parts and the first practice of the demo data, if any.
// Parts use the labels of the directory; "or" is a suggested place, and "no ZIP" and "not" mark
// unknown places.
export const placeSearches = `
austin | near Austin, TX | Whitfield Primary Care
edina mn | near Edina, MN | Nuthatch Lane Direct Care
Edina, MN | near Edina, MN | Nuthatch Lane Direct Care
Bloomington MN | near Bloomington, MN | Alder Bend Family Health
lakewood co | near Lakewood, CO | Heron Hollow Geriatrics
Lakewood | near Lakewood, CO + or Lakewood, CA + or Lakewood, WA | Heron Hollow Geriatrics
Charleston | near Charleston, SC + or Charleston, WV | Hilltop Adult Medicine of Charleston
arlington | near Arlington, TX + or Arlington, VA | Wojcik Family Clinic
Glendale | near Glendale, AZ + or Glendale, CA | Old Orchard Direct Care
sandy springs ga | near Sandy Springs, GA | Sandpiper Bend Family Clinic
the woodlands tx | near The Woodlands, TX | Pelletier & Cho Pediatrics
pembroke pines | near Pembroke Pines, FL | Kapoor Direct Primary Care
Austin | near Austin, TX | Whitfield Primary Care
Austin, TX | near Austin, TX | Whitfield Primary Care
austin tx | near Austin, TX | Whitfield Primary Care
AUSTIN TEXAS | near Austin, TX | Whitfield Primary Care
49855 | near ZIP 49855 | Tidewater Oak Internal Medicine
NYC | near New York, NY | Clover Street Direct Pediatrics
LA | near Los Angeles, CA + or Louisiana | Mendenhall Direct Pediatrics
los angeles | near Los Angeles, CA | Mendenhall Direct Pediatrics
baton rouge la | near Baton Rouge, LA | Jackdaw Step Children's Health
louisiana | in Louisiana | Fieldstone Gate Family Clinic
Springfield | near Springfield, IL + or Springfield, MA + or Springfield, MO + or Springfield, VA + or Springfield, OH | Bergström Family Health
springfield il | near Springfield, IL | Bergström Family Health
Springfield, MA | near Springfield, MA | Two Doors Down Medical Home
Washington | near Washington, DC + or Washington State | Saltmarsh Hollow Medical Home
washington dc | near Washington, DC | Saltmarsh Hollow Medical Home
washington state | in Washington | Ballast & Bloom Med-Peds
DC | near Washington, DC | Saltmarsh Hollow Medical Home
Columbus | near Columbus, OH + or Columbus, GA + or Columbus, MS + or Columbus, IN | Julian Boateng, NP
columbus ga | near Columbus, GA | Juniper Step Family Doctors
Portland | near Portland, OR + or Portland, ME | Vandermeer Older Adult Medicine
portland me | near Portland, ME | Baptiste & Tanaka Direct Primary Care
Aurora | near Aurora, CO + or Aurora, IL | Heron Hollow Geriatrics
new york | near New York, NY + or New York State | Clover Street Direct Pediatrics
new york state | in New York | Clover Street Direct Pediatrics
ny | in New York | Clover Street Direct Pediatrics
Kansas City | near Kansas City, MO + or Kansas City, KS | Pawpaw Step Direct Primary Care
St. Louis | near Saint Louis, MO | Westside Adult Medicine of Saint Louis
Saint Louis | near Saint Louis, MO | Westside Adult Medicine of Saint Louis
Ft. Worth | near Fort Worth, TX | Nasser Integrative Family Health
fort worth | near Fort Worth, TX | Nasser Integrative Family Health
Mt. Pleasant SC | near Mount Pleasant, SC | Hilltop Adult Medicine of Charleston
St. Pete | near Saint Petersburg, FL | Banyan Porch Senior Care
philly | near Philadelphia, PA | Petrosyan & Osei Direct Family Care
Coeur d'Alene | near Coeur d'Alene, ID | Fernhollow Corner Integrative Family Health
coeur dalene | near Coeur d'Alene, ID | Fernhollow Corner Integrative Family Health
Winston-Salem | near Winston-Salem, NC | Starling Step Family Clinic
winston salem nc | near Winston-Salem, NC | Starling Step Family Clinic
Española | near Espanola, NM | The Ekwueme Practice
espanola | near Espanola, NM | The Ekwueme Practice
O'Fallon | near O'Fallon, MO + or O'Fallon, IL | The Schaefer Practice
02134 | near ZIP 02134 | Fujimoto Lifestyle Medicine
O2134 | near ZIP 02134 | Fujimoto Lifestyle Medicine
12345-6789 | near ZIP 12345 | The Restrepo Practice
78704 | near ZIP 78704 | Bouldin Lantern Direct Primary Care
78704-1234 | near ZIP 78704 | Bouldin Lantern Direct Primary Care
código postal 78704 | near ZIP 78704 | Bouldin Lantern Direct Primary Care
zip code (78704) | near ZIP 78704 | Bouldin Lantern Direct Primary Care
78704- | near ZIP 78704 | Bouldin Lantern Direct Primary Care
Austin, TX 78704 | near ZIP 78704 | Bouldin Lantern Direct Primary Care
00000 | no ZIP 00000 |
99999 | no ZIP 99999 |
99999 pediatrics | no ZIP 99999 + Pediatrics |
1234 | no ZIP 1234 |
123456 | no ZIP 123456 |
00901 | near ZIP 00901 | Pear Tree Internal Medicine
96910 | near ZIP 96910 | Cypress Knoll Family Doctors
guam | in Guam |
san juan pr | near San Juan, PR | Pear Tree Internal Medicine
san juan puerto rico | near San Juan, PR | Pear Tree Internal Medicine
San Juan, PR 00901 | near ZIP 00901 | Pear Tree Internal Medicine
puerto rico | in Puerto Rico |
pr | in Puerto Rico |
mayaguez | near Mayagüez, PR | Pear Tree Internal Medicine
pediatra en Bayamón | Pediatrics + near Bayamón, PR | Yoon Med-Peds
florida pr | near Florida, PR | Pear Tree Internal Medicine
tamuning guam | near Tamuning, GU | Cypress Knoll Family Doctors
saipan | near Saipan, MP | Cypress Knoll Family Doctors
cnmi | in Northern Mariana Islands |
American Samoa | in American Samoa |
as | in American Samoa |
pago pago as | near Pago Pago, AS | Cranefield Landing Family Health
as soon as possible | “soon possible” |
pediatrician as | Pediatrics | Fiddlehead Kettle Pediatrics
in as little as a week | “little week” | Bouldin Lantern Direct Primary Care
canada | not Canada |
09012 | not military mail |
99723 | near ZIP 99723 | Courthouse Square Direct Care of Anchorage
Marfa | near Marfa, TX | Front Porch Senior Care
tx | in Texas | Bouldin Lantern Direct Primary Care
texas | in Texas | Bouldin Lantern Direct Primary Care
md | in Maryland | The Parekh Practice
maine | in Maine | Baptiste & Tanaka Direct Primary Care
in | in Indiana | Mill Race Medical Home
doctor in or | in Oregon | Vandermeer Older Adult Medicine
Bend, OR | near Bend, OR | Gianopoulos Family Doctors
bend | near Bend, OR | Gianopoulos Family Doctors
mobile | near Mobile, AL | Black Walnut Family Health
austni | near Austin, TX | Whitfield Primary Care
within 10 miles of Austin | near Austin, TX + 10 miles | Whitfield Primary Care
pediatrician 5 mile radius 78704 | Pediatrics + near ZIP 78704 + 5 miles | Milkweed Landing Kids' Clinic
family doctor 50 miles of boise | Family Medicine + near Boise, ID + 50 miles | Dvorak Family Doctors
austin tx 7 miles | near Austin, TX + 10 miles | Whitfield Primary Care
less than 2.5 miles from 78704 | near ZIP 78704 + 5 miles | Bouldin Lantern Direct Primary Care
within a hundred miles of Marfa | near Marfa, TX + 100 miles | Front Porch Senior Care
up to 500 mi around Bend, OR | near Bend, OR + 100 miles | Gianopoulos Family Doctors
radius 10 miles austin | near Austin, TX + 10 miles | Whitfield Primary Care
dr marsh within twenty miles of austin | “marsh” + near Austin, TX + 25 miles | Bouldin Lantern Direct Primary Care
texas within 10 miles | in Texas | Bouldin Lantern Direct Primary Care
austni within 10 miles | near Austin, TX + 10 miles | Whitfield Primary Care
miles tx | near Miles, TX | Fontenot Direct Care
within 10 miles of 99999 | no ZIP 99999 |
Nome AK | near Nome, AK | Courthouse Square Direct Care of Anchorage
kcmo | near Kansas City, MO | Pawpaw Step Direct Primary Care
kc mo | near Kansas City, MO | Pawpaw Step Direct Primary Care
philly pa | near Philadelphia, PA | Petrosyan & Osei Direct Family Care
king county wa | near Seattle, WA | Ballast & Bloom Med-Peds
Cook County | near Chicago, IL | Piotr Wojcik, MD
cda idaho | near Coeur d'Alene, ID | Fernhollow Corner Integrative Family Health
hosuton | near Houston, TX | Aspen Fork Integrative Care
las vagas | near Las Vegas, NV | Creekstone Door Kids' Clinic
tuscon | near Tucson, AZ | Westside Family Practice of Tucson
bosie | near Boise, ID | Dvorak Family Doctors
illinios | in Illinois | Market Square Direct Care of Chicago
orlado | near Orlando, FL | Eastside Children's Health of Orlando
pittsburg pa | near Pittsburgh, PA | Loughran Direct Care
TX Austin | near Austin, TX | Whitfield Primary Care
Austin, TX, USA | near Austin, TX | Whitfield Primary Care
north austin | near Austin, TX | Whitfield Primary Care
northern california | in California | Sycamore Row Direct Care
n. carolina | in North Carolina | McTavish Sports Medicine
socal | in California | Sycamore Row Direct Care
dallas/fort worth | near Dallas, TX + or Fort Worth, TX | Winterberry Row Family Practice
raleigh-durham | near Raleigh, NC + or Durham, NC | Quiñones Direct Pediatrics
minneapolis st paul | near Minneapolis, MN + or Saint Paul, MN | Nuthatch Lane Direct Care
austin or dallas | near Dallas, TX + or Austin, TX | Winterberry Row Family Practice
brooklyn nyc | near Brooklyn, NY + or New York, NY | Ulibarri Kids' Clinic
harlem | near Harlem, NY | Blackwood & Sato Direct Care
Hollywood | near Hollywood, FL + or Hollywood, CA | Greenbriar Lane Primary Care
manhattan | near Manhattan, NY + or Manhattan, KS | Jankowski Pediatrics
queens | near Queens, NY | Wisteria Step Direct Care
silicon valley | near San Jose, CA | Dandelion Lantern Sports & Family Medicine
salt lake | near Salt Lake City, UT | Honeylocust Lane Wellbeing Clinic
pt. pleasant | near Point Pleasant, PA + or Point Pleasant, WV | Riverside Direct Family Care of Princeton
St. Mary's | near Saint Marys, AK + or Saint Marys, GA + or Saint Marys, IA + or Saint Marys, KS + or Saint Marys, OH | Courthouse Square Direct Care of Anchorage
Paris | near Paris, TX + or Paris, KY | Garden Gate Family Doctors
paris france | not France |
mexico city | not Mexico |
new mexico | in New Mexico | The Ekwueme Practice
Mexico MO | near Mexico, MO | Tanaka Family Doctors
vancouver bc | not Canada |
London | near London, KY | Takahashi & Sithole All-Ages Care
St. Thomas VI | near Saint Thomas, VI | Pear Tree Internal Medicine
st croix | near Saint Croix, VI | Pear Tree Internal Medicine
charlotte amalie | near Charlotte Amalie, VI | Pear Tree Internal Medicine
usvi | in U.S. Virgin Islands |
U.S. Virgin Islands | in U.S. Virgin Islands |
virgin islands | in U.S. Virgin Islands |
90210 4321 | near ZIP 90210 | Plumtree Kettle Family Practice
902101234 | near ZIP 90210 | Plumtree Kettle Family Practice
78704,78705 | near ZIP 78704 + or 78705 | Bouldin Lantern Direct Primary Care
colorado spring | near Colorado Springs, CO | Osei & Voss Medical Home
Winston–Salem | near Winston-Salem, NC | Starling Step Family Clinic
O‘Fallon MO | near O'Fallon, MO | The Schaefer Practice
within austin | near Austin, TX | Whitfield Primary Care
Spanish Fort AL | near Spanish Fort, AL | Black Walnut Family Health
spanish fort | near Spanish Fort, AL | Black Walnut Family Health
Spanish Springs NV | near Spanish Springs, NV | Warbler Door Direct Internal Medicine
French Camp, CA | near French Camp, CA | Downtown Direct Care of Stockton
Mandarin, FL | near Mandarin, FL | Bustamante Family Health
English, IN | near English, IN | Cottonwood Bend Movement Medicine
navajo nm | near Navajo, NM | The Ekwueme Practice
Newborn, GA | near Newborn, GA | Three Rivers Bend Family Medicine
Home, PA | near Home, PA | Ikeda Family Clinic
Reading PA | near Reading, PA | Violet Hill Med-Peds
Germantown | near Germantown, MD + or Germantown, TN | The Arceneaux Practice
Mobile, AL | near Mobile, AL | Black Walnut Family Health
Friendly, WV | near Friendly, WV | Canyon Wren Internal Medicine
cold spring mn | near Cold Spring, MN | Abdi Family Doctors
springfield tx | “springfield” + in Texas | Bouldin Lantern Direct Primary Care
Missouri City | near Missouri City, TX + or Missouri City, MO | Tupelo Gum Adult Medicine
Michigan City | near Michigan City, IN + or Michigan City, MS | Vasquez Integrative Care
west des moines | near West Des Moines, IA | Lakeside Family Practice of Cedar Rapids
south portland | near South Portland, ME | Baptiste & Tanaka Direct Primary Care
carmel by the sea | near Carmel by the Sea, CA | Samir Boateng, FNP-C
doctors in columbus | near Columbus, OH + or Columbus, GA + or Columbus, MS + or Columbus, IN | Julian Boateng, NP
doctor in richmond | near Richmond, VA + or Richmond, CA + or Richmond, TX | Camille Abernathy, MD
doctors near me portland | near Portland, OR + or Portland, ME | Vandermeer Older Adult Medicine
dallas or houston | near Houston, TX + or Dallas, TX | Aspen Fork Integrative Care
portland or | near Portland, OR | Vandermeer Older Adult Medicine
Juneau | near Juneau, AK | Courthouse Square Direct Care of Anchorage
`;
