// Code, name and residents in thousands (2024 estimates of the US Census Bureau, rounded).
// The seed gives each state its share of the practices.
const table = `
AL|Alabama|5158
AK|Alaska|740
AZ|Arizona|7583
AR|Arkansas|3088
CA|California|39431
CO|Colorado|5957
CT|Connecticut|3675
DE|Delaware|1052
DC|District of Columbia|702
FL|Florida|23372
GA|Georgia|11181
HI|Hawaii|1446
ID|Idaho|2002
IL|Illinois|12710
IN|Indiana|6924
IA|Iowa|3241
KS|Kansas|2971
KY|Kentucky|4588
LA|Louisiana|4598
ME|Maine|1405
MD|Maryland|6263
MA|Massachusetts|7136
MI|Michigan|10140
MN|Minnesota|5793
MS|Mississippi|2943
MO|Missouri|6245
MT|Montana|1137
NE|Nebraska|2005
NV|Nevada|3267
NH|New Hampshire|1409
NJ|New Jersey|9501
NM|New Mexico|2130
NY|New York|19867
NC|North Carolina|11046
ND|North Dakota|797
OH|Ohio|11883
OK|Oklahoma|4095
OR|Oregon|4272
PA|Pennsylvania|13079
RI|Rhode Island|1112
SC|South Carolina|5479
SD|South Dakota|925
TN|Tennessee|7228
TX|Texas|31291
UT|Utah|3503
VT|Vermont|648
VA|Virginia|8811
WA|Washington|7958
WV|West Virginia|1770
WI|Wisconsin|5961
WY|Wyoming|588`;

export interface State {
  code: string;
  name: string;
  residents: number;
}

export const states: State[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [code = "", name = "", residents] = row.split("|");
    return { code, name, residents: Number(residents) };
  });

export const stateCodes = new Set(states.map((state) => state.code));
