// Searches for tags and names with their parsed parts and the first practice of the demo data, if
// any. Parts use the labels of the directory; "or" is a suggested place, and "no ZIP" and "not"
// mark unknown places.
export const wordSearches = `
pediatrics 49855 | Pediatrics + near ZIP 49855 | Firefly Porch Children's Health
pediatrician austin | Pediatrics + near Austin, TX | Milkweed Landing Kids' Clinic
family doctor near Boise ID | Family Medicine + near Boise, ID | Dvorak Family Doctors
spanish speaking doctor in dallas | Spanish + near Dallas, TX | Winterberry Row Family Practice
telehealth texas | Telehealth + in Texas | Chickadee Hollow Gynecology
austin pediatrician | Pediatrics + near Austin, TX | Milkweed Landing Kids' Clinic
49855 pediatrics | Pediatrics + near ZIP 49855 | Firefly Porch Children's Health
boise family doctor | Family Medicine + near Boise, ID | Dvorak Family Doctors
near Boise, Idaho family doctor | Family Medicine + near Boise, ID | Dvorak Family Doctors
dallas spanish | Spanish + near Dallas, TX | Winterberry Row Family Practice
spanish doctor dallas tx | Spanish + near Dallas, TX | Winterberry Row Family Practice
texas telehealth | Telehealth + in Texas | Chickadee Hollow Gynecology
telemedicine in texas | Telehealth + in Texas | Chickadee Hollow Gynecology
telehealth only in Texas | Telehealth Only + in Texas | Chickadee Hollow Gynecology
virtual visits TX | Telehealth + in Texas | Chickadee Hollow Gynecology
dr marsh austin | “marsh” + near Austin, TX | Bouldin Lantern Direct Primary Care
childrens doctor boston | Pediatrics + near Boston, MA | Lamplight Gate Pediatrics
gp boise | Family Medicine + near Boise, ID | Dvorak Family Doctors
general practitioner chicago | Family Medicine + near Chicago, IL | Piotr Wojcik, MD
family medicine texas | Family Medicine + in Texas | Bouldin Lantern Direct Primary Care
internist chicago | Internal Medicine + near Chicago, IL | Marsh Wren Internal Medicine
adult medicine houston | Internal Medicine + near Houston, TX | Tupelo Gum Adult Medicine
geriatrician anaheim | Geriatrics + near Anaheim, CA | Zinnia Gate Older Adult Medicine
senior care tampa | Geriatrics + near Tampa, FL | Banyan Porch Senior Care
obgyn brooklyn | Obstetrics and Gynecology + near Brooklyn, NY | Gebremariam Gynecology
ob gyn in brooklyn ny | Obstetrics and Gynecology + near Brooklyn, NY | Gebremariam Gynecology
gynecologist tallahassee | Obstetrics and Gynecology + near Tallahassee, FL | The Zambrano Practice
womens health napa | Women's Health + near Napa, CA | Harriet Sandoval, DO
weight loss phoenix | Weight Loss + near Phoenix, AZ | Ashworth Family Doctors
lose weight atlanta | Weight Loss + near Atlanta, GA | Lockhart & Mahoney Family Practice
diabetic care flagstaff | Diabetes + near Flagstaff, AZ | Red Mesa Juniper Family Care
anxiety new haven | Mental Health + near New Haven, CT | Thornapple Bend Family Doctors
annual physical denver | Physicals + near Denver, CO | Rosemary Lane Direct Care
sports medicine scottsdale | Sports Medicine + near Scottsdale, AZ | Dogwood Lane Sports & Family Medicine
sports doctor oakland | Sports Medicine + near Oakland, CA | Trillium Landing Sports Medicine
med-peds seattle | Internal Medicine and Pediatrics + near Seattle, WA | Ballast & Bloom Med-Peds
holistic doctor berkeley | Integrative Medicine + near Berkeley, CA | Uchenna & Tadesse Integrative Family Health
menopause napa | Menopause + near Napa, CA | Harriet Sandoval, DO
habla español miami | Spanish + near Miami, FL | Canyon Wren Family Practice
speaks vietnamese san jose | Vietnamese + near San Jose, CA | Dandelion Lantern Sports & Family Medicine
accepting new patients dallas | Accepting New Patients + near Dallas, TX | Mendenhall Direct Care
dallas accepting new patients spanish family doctor | Accepting New Patients + Spanish + Family Medicine + near Dallas, TX | Mendenhall Direct Care
nyc pediatrician | Pediatrics + near New York, NY | Clover Street Direct Pediatrics
pediatrician la | Pediatrics + near Los Angeles, CA + or Louisiana | Mendenhall Direct Pediatrics
pediatrics springfield | Pediatrics + near Springfield, IL + or Springfield, MA + or Springfield, MO + or Springfield, VA + or Springfield, OH | Magnolia Porch Medicine & Pediatrics
st louis internist | Internal Medicine + near Saint Louis, MO | Westside Adult Medicine of Saint Louis
vegas pediatrics | Pediatrics + near Las Vegas, NV | Creekstone Door Kids' Clinic
zxqv austin | “zxqv” + near Austin, TX | Whitfield Primary Care
smith austin | “smith” + near Austin, TX | Whitfield Primary Care
dr smith austin tx | “smith” + near Austin, TX | Whitfield Primary Care
o'malley austin | “o'malley” + near Austin, TX | Whitfield Primary Care
jones portland | “jones” + near Portland, OR + or Portland, ME | Vandermeer Older Adult Medicine
smith 78704 | “smith” + near ZIP 78704 | Bouldin Lantern Direct Primary Care
pediatrician smith austin | Pediatrics + “smith” + near Austin, TX | Milkweed Landing Kids' Clinic
smith texas | “smith” + in Texas | Bouldin Lantern Direct Primary Care
marsh texas | “marsh” + in Texas | Bouldin Lantern Direct Primary Care
corrigan | “corrigan” + or Corrigan, TX | Bramblewood Corner Family Health
doctor corrigan | “corrigan” + or Corrigan, TX | Bramblewood Corner Family Health
mcallister | “mcallister” + or McAllister, MT | McAllister Kids' Clinic
mc allister | “mc allister” + or McAllister, MT | McAllister Kids' Clinic
pediatrician mc allister | Pediatrics + “mc allister” + or McAllister, MT | McAllister Kids' Clinic
o malley | “o malley” | O'Malley Family Clinic
creole | Haitian Creole + or Creole, LA | Ivy & Oak Family Medicine
in navajo | “in navajo” not listed + or Navajo, NM | Bouldin Lantern Direct Primary Care
mandarin | Mandarin + or Mandarin, FL | Baptiste Direct Internal Medicine
portland or pediatrician | Pediatrics + near Portland, OR | Ballast & Bloom Med-Peds
pediatrician in carmel | Pediatrics + near Carmel, IN + or Carmel, CA | Tamarack Gate Children's Health
pediatrcian austin | Pediatrics + near Austin, TX | Milkweed Landing Kids' Clinic
dalas pediatrics | Pediatrics + near Dallas, TX | Cattail Porch Medicine & Pediatrics
urgent care tampa | Urgent Care + near Tampa, FL | Sparrow & Wren Pediatrics
stitches austin | Stitches + near Austin, TX | Bouldin Lantern Direct Primary Care
sutures | Stitches | Bouldin Lantern Direct Primary Care
skin biopsy denver | Skin Biopsies + near Denver, CO | Rosemary Lane Direct Care
skin tag removal | Minor Procedures | Bouldin Lantern Direct Primary Care
ingrown toenail tucson | Minor Procedures + near Tucson, AZ | Westside Family Practice of Tucson
home visits tampa | House Calls + near Tampa, FL | Sparrow & Wren Pediatrics
blood work | Basic Labs | Bouldin Lantern Direct Primary Care
lab tests austin | Basic Labs + near Austin, TX | Bouldin Lantern Direct Primary Care
strep test | Tests in the Office | Bouldin Lantern Direct Primary Care
ekg chicago | EKG + near Chicago, IL | Marsh Wren Internal Medicine
x-ray/mri discount | Imaging Discounts | Ashworth Family Doctors
wholesale medicines | Medicines at Cost | Bouldin Lantern Direct Primary Care
medication at cost | Medicines at Cost | Bouldin Lantern Direct Primary Care
dispensary | Medicines at Cost | Bouldin Lantern Direct Primary Care
texting with doctor boise | Messages and Calls + near Boise, ID | Dvorak Family Doctors
after hours | After Hours | Black Walnut Family Health
24/7 | After Hours | Black Walnut Family Health
maternity | Prenatal Care | Silver Maple Women's Health
deliver babies | Prenatal Care | Silver Maple Women's Health
hospital visits | Hospital Visits | Westside Family Practice of Tucson
flu shots denver | Vaccines + near Denver, CO | Heron Hollow Geriatrics
vaccines | Vaccines | Bouldin Lantern Direct Primary Care
nexplanon | Birth Control | Canal Street Direct Women's Care of Brattleboro
cortisone shot | Joint Injections | Westside Family Practice of Tucson
physical/annual exam | Physicals | Bouldin Lantern Direct Primary Care
same day visits | Urgent Care | Bouldin Lantern Direct Primary Care
asthma | Chronic Care | Bouldin Lantern Direct Primary Care
office visits | Office Visits | Bouldin Lantern Direct Primary Care
Dr. Elena Marsh | “Elena Marsh” | Bouldin Lantern Direct Primary Care
dr french | “french” |
near me | near you? | Bouldin Lantern Direct Primary Care
Elena Marsh | “Elena Marsh” | Bouldin Lantern Direct Primary Care
elena marsh md | “elena marsh” | Bouldin Lantern Direct Primary Care
Marsh, Elena | “Marsh Elena” | Bouldin Lantern Direct Primary Care
Marsh | “Marsh” | Bouldin Lantern Direct Primary Care
dr. marsh | “marsh” | Bouldin Lantern Direct Primary Care
Dr. Maura O'Connell, MD | “Maura O'Connell” | Three Deckers Pediatrics
O'Connell | “O'Connell” | Three Deckers Pediatrics
oconnell | “oconnell” | Three Deckers Pediatrics
Adaeze Blackwood | “Adaeze Blackwood” + or Blackwood, NJ | Birch & Brook Medical Home
Ximena Takahashi DO | “Ximena Takahashi” | Takahashi & Sithole All-Ages Care
pediatrician | Pediatrics | Fiddlehead Kettle Pediatrics
kids doctor | Pediatrics | Fiddlehead Kettle Pediatrics
children's doctor | Pediatrics | Fiddlehead Kettle Pediatrics
GP | Family Medicine | Bouldin Lantern Direct Primary Care
family doctor | Family Medicine | Bouldin Lantern Direct Primary Care
family medicine | Family Medicine | Bouldin Lantern Direct Primary Care
internist | Internal Medicine | Station Street Adult Medicine of Prescott
OB-GYN | Obstetrics and Gynecology | Silver Maple Women's Health
OB/GYN | Obstetrics and Gynecology | Silver Maple Women's Health
obstetrician | Obstetrics and Gynecology | Silver Maple Women's Health
women's health | Women's Health | Silver Maple Women's Health
womens health | Women's Health | Silver Maple Women's Health
weight loss | Weight Loss | Ashworth Family Doctors
ozempic | Weight Loss | Ashworth Family Doctors
diabetes | Diabetes | Red Mesa Juniper Family Care
type 2 diabetes | Diabetes | Red Mesa Juniper Family Care
mental health | Mental Health | Thornapple Bend Family Doctors
physical | Physicals | Bouldin Lantern Direct Primary Care
sports physical | Physicals | Bouldin Lantern Direct Primary Care
sports medicine | Sports Medicine | Dogwood Lane Sports & Family Medicine
lifestyle medicine | Lifestyle Medicine | Huynh Lifestyle & Primary Care
house calls | House Calls | Bouldin Lantern Direct Primary Care
thyroid | Thyroid | Sweetgum Kettle Direct Care
asl | American Sign Language | Ekwueme & Mbeki Direct Internal Medicine
farsi | Farsi | Sycamore Row Direct Care
chinese speaking doctor | Mandarin | Baptiste Direct Internal Medicine
mobile doctor | House Calls | Bouldin Lantern Direct Primary Care
(512) 555-0142 |  | Bouldin Lantern Direct Primary Care
512.555.0142 |  | Bouldin Lantern Direct Primary Care
+1 512 555 0142 |  | Bouldin Lantern Direct Primary Care
5125550142 |  | Bouldin Lantern Direct Primary Care
1234567893 |  | Bouldin Lantern Direct Primary Care
NPI 1234567893 |  | Bouldin Lantern Direct Primary Care
9999999999 |  |
bouldin lantern | “bouldin lantern” | Bouldin Lantern Direct Primary Care
Whitfield Primary Care | “Whitfield Primary Care” + or Whitfield, MS | Whitfield Primary Care
whitfield | “whitfield” + or Whitfield, MS | Whitfield Family Health
Hilltop Direct Pediatrics of Pasadena | “Hilltop Direct Pediatrics of Pasadena” | Hilltop Direct Pediatrics of Pasadena
Courthouse Square Direct Care of Anchorage | “Courthouse Square Direct Care of Anchorage” | Courthouse Square Direct Care of Anchorage
oak family medicine | “oak family medicine” + or Oak, NE | Ivy & Oak Family Medicine
primary care |  | Bouldin Lantern Direct Primary Care
doctor |  | Bouldin Lantern Direct Primary Care
dr |  | Bouldin Lantern Direct Primary Care
% |  |
(( |  |
%_% |  |
' or 1=1 -- | “1=1” |
zxqv | “zxqv” |
pediatrcs | Pediatrics | Fiddlehead Kettle Pediatrics
internl medicine | Internal Medicine | Station Street Adult Medicine of Prescott
bouldin lantrn | “bouldin lantern” | Bouldin Lantern Direct Primary Care
au | “au” | Bouldin Lantern Direct Primary Care
pedi | “pedi” | Mbeki Med-Peds
xyz | “xyz” |
doctor de la familia | Family Medicine | Bouldin Lantern Direct Primary Care
dpc austin | near Austin, TX | Whitfield Primary Care
cheap doctor boise | sort=price + near Boise, ID | Dvorak Family Doctors
affordable doctor austin | sort=price + near Austin, TX | Bouldin Lantern Direct Primary Care
no insurance doctor phoenix | near Phoenix, AZ | Ashworth Family Doctors
doctor that accepts medicare dallas | “medicare” explained + near Dallas, TX | Winterberry Row Family Practice
blue cross austin | “blue cross” insurance + near Austin, TX | Whitfield Primary Care
medicaid doctor ohio | “medicaid” insurance + in Ohio | Joaquín Yazzie, MD
lgbtq friendly doctor denver | “lgbtq friendly” not listed + near Denver, CO | Rosemary Lane Direct Care
bilingual doctor | “bilingual” not listed | Bouldin Lantern Direct Primary Care
young doctor | “young” not listed | Bouldin Lantern Direct Primary Care
PCP austin | near Austin, TX | Whitfield Primary Care
clinic austin | near Austin, TX | Whitfield Primary Care
medical clinic austin | near Austin, TX | Whitfield Primary Care
concierge medicine |  | Bouldin Lantern Direct Primary Care
direct primary care austin tx | near Austin, TX | Whitfield Primary Care
top rated doctor austin | “top rated” not listed + near Austin, TX | Whitfield Primary Care
board certified family physician | Family Medicine | Bouldin Lantern Direct Primary Care
np austin | Nurse Practitioner + near Austin, TX | Hearthside Lantern Family Clinic
osteopathic doctor | Osteopathic Doctor | Clearbrook Bend Family Doctors
physician assistant | Physician Assistant | Ashworth Family Doctors
pediatrition | Pediatrics | Fiddlehead Kettle Pediatrics
gynocologist | Obstetrics and Gynecology | Silver Maple Women's Health
internest | Internal Medicine | Station Street Adult Medicine of Prescott
I am looking for a family doctor in Austin that accepts new patients | Family Medicine + Accepting New Patients + near Austin, TX | Whitfield Primary Care
where can i find a dpc doctor |  | Bouldin Lantern Direct Primary Care
doctor for my kids | Ages: Children | Bouldin Lantern Direct Primary Care
doctor for my 3 year old austin | Ages: Children + household 3 + near Austin, TX | Whitfield Primary Care
teen doctor | Ages: Teens | Bouldin Lantern Direct Primary Care
65+ | Ages: Seniors | Bouldin Lantern Direct Primary Care
child's doctor | Pediatrics | Fiddlehead Kettle Pediatrics
fam med | Family Medicine | Bouldin Lantern Direct Primary Care
counselor | Mental Health | Thornapple Bend Family Doctors
lyme disease | “lyme disease” + or Lyme, NH |
pink eye | Office Visits | Bouldin Lantern Direct Primary Care
uti | Office Visits | Bouldin Lantern Direct Primary Care
back pain | Chronic Care | Bouldin Lantern Direct Primary Care
allergies austin | Chronic Care + near Austin, TX | Bouldin Lantern Direct Primary Care
std testing | Basic Labs | Bouldin Lantern Direct Primary Care
pap smear | Women's Health | Silver Maple Women's Health
mounjaro | Weight Loss | Ashworth Family Doctors
tirzepatide | Weight Loss | Ashworth Family Doctors
travel clinic | Vaccines | Bouldin Lantern Direct Primary Care
zoom doctor | Telehealth | Silver Maple Women's Health
ob | Obstetrics and Gynecology | Silver Maple Women's Health
pediatra en dallas | Pediatrics + near Dallas, TX | Cattail Porch Medicine & Pediatrics
doctor que hable español en miami | Spanish + near Miami, FL | Canyon Wren Family Practice
médico de familia | Family Medicine | Bouldin Lantern Direct Primary Care
clínica en houston | near Houston, TX | Aspen Fork Integrative Care
512 555 0142 austin |  | Bouldin Lantern Direct Primary Care
5125550142 ext 3 |  | Bouldin Lantern Direct Primary Care
512/555/0142 |  | Bouldin Lantern Direct Primary Care
NPI number 1234567893 |  | Bouldin Lantern Direct Primary Care
1234567893 austin |  | Bouldin Lantern Direct Primary Care
1234567898 |  |
dr young | “young” | Lutz Primary Care
dr smith marfa | “smith marfa” + or Marfa, TX |
marsh elena md | “marsh elena” | Bouldin Lantern Direct Primary Care
dr o'connell worcester | “o'connell” + near Worcester, MA | Three Deckers Pediatrics
hispanic doctor | Spanish | Bouldin Lantern Direct Primary Care
brazilian doctor | Portuguese | Prairie Clover Medical Home
family plan austin | near Austin, TX | Whitfield Primary Care
dentist austin | “dentist” not listed + near Austin, TX | Whitfield Primary Care
😀 | “😀” |
'; drop table doctors; -- | “drop table” |
prenatal | Prenatal Care | Silver Maple Women's Health
`;
