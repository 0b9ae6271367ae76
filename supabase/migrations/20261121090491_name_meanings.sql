-- What patients type for the services that a fee may cover, and how an About text speaks of them.

insert into private.search_meanings (label, kind, source, names, signs) values
  ('Office Visits', 'service', 'this project', array[
    'office visit', 'in office visit', 'in office visits', 'sick visit', 'sick visits', 'in person visit', 'in person visits', 'ear infection',
    'ear infections', 'earache', 'sinus infection', 'sore throat', 'pink eye', 'cold', 'cold and flu', 'flu', 'cough', 'fever', 'rash', 'uti',
    'urinary tract infection', 'bronchitis', 'stomach bug', 'sprain'
  ], array['office visits', 'sick visits', 'visits in the office']),
  ('Messages and Calls', 'service', 'this project', array[
    'messaging', 'texting', 'text messages', 'text message', 'text messaging', 'texting with doctor', 'texting with my doctor', 'texting doctor',
    'texting my doctor', 'texting with a doctor', 'text with doctor', 'text with my doctor', 'text doctor', 'text my doctor', 'text your doctor',
    'text a doctor', 'doctor by text', 'by text', 'call my doctor', 'call doctor', 'phone calls', 'calls and texts', 'call or text', 'text or call',
    'message doctor', 'message my doctor', 'message your doctor', 'email', 'email doctor', 'email my doctor', 'e mail', 'e mail doctor',
    'doctors cell phone', 'cell phone', 'direct access', 'secure messaging'
  ], array[
    'text or call', 'call or text', 'text call or e mail', 'text message', 'text messages', 'messages and calls', 'by text', 'messaging'
  ]),
  ('Chronic Care', 'service', 'MedlinePlus copingwithchronicillness', array[
    'chronic', 'chronic disease', 'chronic diseases', 'chronic disease management', 'chronic illness', 'chronic illnesses', 'chronic condition',
    'chronic conditions', 'chronic care management', 'long term condition', 'long term conditions', 'asthma', 'asthma doctor', 'copd', 'high cholesterol',
    'arthritis', 'allergies', 'allergy', 'migraine', 'migraines', 'gout', 'fibromyalgia', 'back pain', 'sleep apnea', 'acid reflux', 'gerd'
  ], array['chronic care', 'chronic conditions', 'chronic disease', 'chronic diseases', 'chronic illness', 'lasting conditions', 'asthma']),
  ('Basic Labs', 'service', 'MedlinePlus laboratorytests', array[
    'lab', 'labs', 'lab test', 'lab tests', 'lab testing', 'lab work', 'labwork', 'laboratory', 'laboratory tests', 'blood work', 'bloodwork',
    'blood test', 'blood tests', 'blood draw', 'blood draws', 'blood count', 'urine test', 'urine tests', 'urinalysis', 'cholesterol',
    'cholesterol test', 'lipid panel', 'a1c', 'wholesale labs', 'discounted labs', 'cheap labs', 'labs at cost', 'lab discounts',
    'std test', 'std testing', 'sti test', 'sti testing', 'std', 'std check'
  ], array['labs', 'lab tests', 'lab work', 'blood work', 'blood tests', 'blood test', 'laboratory tests']),
  ('Tests in the Office', 'service', 'this project', array[
    'office tests', 'in office tests', 'in house tests', 'rapid test', 'rapid tests', 'rapid strep', 'strep', 'strep test', 'strep throat', 'flu test',
    'covid test', 'covid tests', 'pregnancy test', 'uti test', 'point of care tests', 'point of care testing'
  ], array['tests in the office', 'strep test', 'strep tests', 'flu test', 'flu tests', 'pregnancy test', 'rapid test', 'rapid tests']),
  ('EKG', 'service', 'MedlinePlus heartdiseasestests', array[
    'ekgs', 'ecg', 'ecgs', 'e k g', 'e c g', 'electrocardiogram', 'electrocardiograms', 'heart tracing', 'heart test'
  ], array['ekg', 'ekgs', 'ecg', 'electrocardiogram', 'electrocardiograms']),
  ('Minor Procedures', 'service', 'this project', array[
    'procedure', 'procedures', 'minor procedure', 'office procedures', 'in office procedures', 'minor surgery', 'office surgery', 'skin tag',
    'skin tags', 'skin tag removal', 'wart', 'warts', 'wart removal', 'ingrown nail', 'ingrown nails', 'ingrown toenail', 'ingrown toenails',
    'ingrown toenail removal', 'toenail removal', 'abscess', 'abscess drainage', 'cyst removal', 'lump removal', 'cryotherapy', 'splinter',
    'splinter removal', 'ear wax', 'earwax', 'ear wax removal', 'earwax removal'
  ], array[
    'minor procedures', 'office procedures', 'procedures done in the office', 'minor surgery', 'ingrown nails', 'ingrown nail', 'ingrown toenails',
    'skin tags', 'skin tag removal', 'warts', 'wart removal', 'cryotherapy'
  ]),
  ('Stitches', 'service', 'MedlinePlus woundsandinjuries', array[
    'stitch', 'suture', 'sutures', 'suturing', 'stitches removed', 'stitch removal', 'stitches removal', 'suture removal', 'sutures removed',
    'laceration', 'lacerations', 'laceration repair', 'cut repair', 'wound closure', 'wound care'
  ], array['stitches', 'sutures', 'suturing', 'laceration repair', 'lacerations']),
  ('Skin Biopsies', 'service', 'MedlinePlus biopsy', array[
    'skin biopsy', 'biopsy', 'biopsies', 'mole biopsy', 'punch biopsy', 'shave biopsy'
  ], array['skin biopsies', 'skin biopsy', 'biopsies', 'biopsy']),
  ('Joint Injections', 'service', 'this project', array[
    'joint injection', 'knee injection', 'knee injections', 'shoulder injection', 'shoulder injections', 'hip injection', 'hip injections', 'cortisone',
    'cortisone shot', 'cortisone shots', 'cortisone injection', 'cortisone injections', 'steroid shot', 'steroid shots', 'steroid injection',
    'steroid injections', 'trigger point injection', 'trigger point injections'
  ], array[
    'joint injections', 'joint injection', 'knee injections', 'shoulder injections', 'cortisone', 'steroid injections', 'trigger point injections'
  ]),
  ('Vaccines', 'service', 'MedlinePlus vaccines', array[
    'vaccine', 'vaccination', 'vaccinations', 'immunization', 'immunizations', 'immunisation', 'immunisations', 'shots', 'flu shot', 'flu shots',
    'flu vaccine', 'tetanus', 'tetanus shot', 'covid shot', 'covid vaccine', 'shingles shot', 'shingles vaccine', 'hpv vaccine', 'mmr', 'baby shots',
    'childhood vaccines', 'kids vaccines', 'travel vaccines', 'travel shots', 'travel medicine', 'travel clinic', 'vacunas'
  ], array['vaccines', 'vaccine', 'vaccinations', 'immunizations', 'flu shots', 'flu shot']),
  ('Medicines at Cost', 'service', 'MedlinePlus medicines', array[
    'medicine at cost', 'medication at cost', 'medications at cost', 'meds at cost', 'drugs at cost', 'prescriptions at cost', 'dispensary',
    'dispensing', 'in house dispensary', 'in office dispensary', 'in house pharmacy', 'in office pharmacy', 'pharmacy', 'wholesale', 'wholesale medicine',
    'wholesale medicines', 'wholesale medication', 'wholesale medications', 'wholesale meds', 'wholesale drugs', 'wholesale prescriptions',
    'wholesale pharmacy', 'cheap medicine', 'cheap medicines', 'cheap medication', 'cheap medications', 'cheap meds', 'cheap prescriptions',
    'discount medicines', 'discount medications', 'low cost medications', 'medication', 'medications', 'meds', 'prescription', 'prescriptions'
  ], array[
    'medicines at cost', 'medications at cost', 'medicines at about what we pay', 'wholesale medicines', 'wholesale medications', 'dispensary',
    'dispense', 'dispenses', 'in house pharmacy'
  ]),
  ('Imaging Discounts', 'service', 'MedlinePlus diagnosticimaging', array[
    'imaging', 'imaging discount', 'discounted imaging', 'cheap imaging', 'radiology', 'x ray', 'x rays', 'xray', 'xrays', 'x ray discount',
    'x ray discounts', 'mri', 'mris', 'mri discount', 'mri discounts', 'x ray mri discount', 'x ray mri discounts', 'cheap mri', 'low cost mri', 'mri at cost',
    'ct scan', 'ct scans', 'cat scan', 'cat scans', 'ultrasound', 'ultrasounds', 'mammogram', 'mammograms'
  ], array['imaging discounts', 'discounted imaging', 'imaging at cash prices', 'prices for scans', 'prices for imaging', 'mri at']),
  ('Hospital Visits', 'service', 'this project', array[
    'hospital visit', 'hospital care', 'hospital rounds', 'hospital privileges', 'admitting privileges', 'hospitalist', 'inpatient',
    'inpatient care', 'doctor visits in hospital', 'visits in the hospital'
  ], array['hospital visits', 'hospital rounds', 'visits in the hospital', 'admitting privileges', 'hospital privileges', 'inpatient care']),
  ('Prenatal Care', 'service', 'MedlinePlus prenatalcare', array[
    'prenatal', 'prenatal visit', 'prenatal visits', 'prenatal doctor', 'antenatal', 'antenatal care', 'pregnant', 'pregnancy', 'pregnancy care',
    'pregnancy doctor', 'maternity', 'maternity care', 'maternity doctor', 'deliver babies', 'delivers babies', 'delivering babies', 'deliver baby',
    'deliver my baby', 'childbirth', 'birth', 'labor and delivery', 'midwife', 'midwives', 'embarazo', 'embarazada'
  ], array['prenatal', 'pregnancy', 'pregnancies', 'maternity', 'deliver babies', 'delivers babies']),
  ('After Hours', 'service', 'this project', array[
    'after hour', 'afterhours', 'after hours care', 'after hours doctor', 'evening', 'evenings', 'weekend', 'weekends', 'evenings and weekends',
    'nights and weekends', 'nights', 'weekend doctor', 'evening appointments', 'weekend appointments', '24 7', '24 7 access', '24 hour', '24 hours',
    'around the clock', 'open late', 'doctor on call', 'on call doctor', 'evening hours', 'weekend hours', 'late hours', 'night doctor', 'saturday',
    'saturdays', 'sunday', 'sundays', 'open saturday', 'open saturdays', 'open sunday', 'open on saturday', 'open on sunday', 'open weekends',
    'open on weekends'
  ], array[
    'after hours', 'evenings and weekends', 'evening and weekend', 'nights and weekends', 'evenings weekends', '24 7', 'around the clock'
  ]),
  ('Birth Control', 'service', 'MedlinePlus birthcontrol', array[
    'contraception', 'contraceptive', 'contraceptives', 'iud', 'iuds', 'iud insertion', 'iud removal', 'nexplanon', 'nexplanon insertion',
    'nexplanon removal', 'birth control implant', 'mirena', 'paragard', 'family planning', 'birth control pills', 'the pill'
  ], array['birth control', 'contraception', 'contraceptive', 'contraceptives', 'iud', 'iuds', 'nexplanon', 'family planning']),
  ('Men''s Health', 'service', 'MedlinePlus menshealth', array[
    'man health', 'men health', 'mans health', 'mens doctor', 'doctor for men', 'mens clinic', 'testosterone', 'testosterone therapy', 'trt', 'low t',
    'low testosterone', 'erectile dysfunction', 'prostate', 'vasectomy'
  ], array['men''s health', 'testosterone', 'prostate', 'vasectomy']);

-- Whose ages somebody says. Which of them a practice serves private.ages_served tells.
insert into private.search_meanings (label, kind, source, names)
select label, 'age', 'this project', names || array(
  select years || said from generate_series(years[1], years[2]) as years, unnest(array[' year old', ' years old', ' yr old', ' yo']) as said
)
from (values
  ('Ages: Babies', array[0, 1], array['under 1']),
  ('Ages: Children', array[2, 12], array[
    'kids', 'kid', 'children', 'child', 'toddler', 'toddlers', 'preschooler', 'preschoolers', 'ninos', 'nino', 'hijos', 'hijo', 'sees kids',
    'sees children', 'treats children'
  ]),
  ('Ages: Teens', array[13, 17], array[
    'teen', 'teens', 'teenager', 'teenagers', 'teen doctor', 'adolescent', 'adolescents', 'adolescentes'
  ]),
  ('Ages: Adults', array[18, 64], array['adult', 'adults', 'adult care']),
  ('Ages: Seniors', array[65, 100], array['65', 'over 65', '65 and older', '65 and over', 'over 70', 'over 80'])
) as ages (label, years, names);
