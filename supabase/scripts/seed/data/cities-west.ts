// state: city, an area code used there, and how many practices it may get before others repeat.
export const westCities = `
AK: Anchorage 907, Fairbanks 907, Homer 907
AZ: Phoenix 602*3, Tucson 520*2, Scottsdale 480, Mesa 480, Flagstaff 928, Prescott 928, Yuma 928,
  Chandler 480
CA: Los Angeles 213*6, San Diego 619*4, San Francisco 415*3, San Jose 408*3, Sacramento 916*3,
  Fresno 559*2, Oakland 510*2, Long Beach 562*2, Bakersfield 661, Santa Barbara 805, Irvine 949,
  Riverside 951, Pasadena 626, Berkeley 510, Santa Rosa 707, Redding 530, Chico 530, Monterey 831,
  Palo Alto 650, Ventura 805, San Luis Obispo 805, Palm Springs 760, Modesto 209, Stockton 209,
  Anaheim 714, Eureka 707, Carlsbad 760, Santa Cruz 831, Napa 707, Truckee 530, Visalia 559,
  Walnut Creek 925, Glendale 818
CO: Denver 303*3, Colorado Springs 719, Fort Collins 970, Boulder 303, Grand Junction 970, Durango 970,
  Pueblo 719
HI: Honolulu 808, Hilo 808, Kahului 808
ID: Boise 208, Coeur d'Alene 208, Idaho Falls 208, Twin Falls 208
MT: Missoula 406, Billings 406, Bozeman 406
NM: Albuquerque 505, Santa Fe 505, Las Cruces 575
NV: Las Vegas 702*2, Reno 775, Henderson 702, Elko 775
OR: Portland 503*2, Eugene 541, Bend 541, Salem 503, Medford 541
UT: Salt Lake City 801*2, Provo 801, Ogden 801, Saint George 435, Logan 435
WA: Seattle 206*3, Spokane 509*2, Tacoma 253, Bellingham 360, Vancouver 360, Olympia 360, Yakima 509,
  Walla Walla 509
WY: Cheyenne 307, Casper 307, Jackson 307`;
