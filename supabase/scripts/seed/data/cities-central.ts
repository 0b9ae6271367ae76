// state: city, an area code used there, and how many practices it may get before others repeat.
export const centralCities = `
AL: Birmingham 205*2, Huntsville 256*2, Mobile 251, Montgomery 334, Tuscaloosa 205, Auburn 334
AR: Little Rock 501, Fayetteville 479, Jonesboro 870, Hot Springs National Park 501
IA: Des Moines 515, Cedar Rapids 319, Davenport 563, Iowa City 319
IL: Chicago 312*6, Springfield 217, Peoria 309, Rockford 815, Naperville 630, Champaign 217,
  Evanston 847, Aurora 630, Bloomington 309, Carbondale 618, Joliet 815, Belleville 618
IN: Indianapolis 317*3, Fort Wayne 260, Evansville 812, South Bend 574, Bloomington 812, Carmel 317,
  Lafayette 765, Valparaiso 219
KS: Wichita 316, Overland Park 913, Topeka 785, Salina 785
KY: Louisville 502*2, Lexington 859*2, Bowling Green 270, Paducah 270, London 606
LA: New Orleans 504*2, Baton Rouge 225, Lafayette 337, Shreveport 318, Covington 985
MI: Detroit 313*2, Grand Rapids 616*2, Ann Arbor 734, Lansing 517, Kalamazoo 269, Traverse City 231,
  Flint 810, Marquette 906, Troy 248, Saginaw 989, Holland 616
MN: Minneapolis 612*2, Saint Paul 651, Duluth 218, Rochester 507, Saint Cloud 320, Bemidji 218
MO: Saint Louis 314*2, Kansas City 816*2, Springfield 417, Columbia 573, Cape Girardeau 573,
  O'Fallon 636, Rolla 573
MS: Jackson 601, Tupelo 662, Hattiesburg 601, Biloxi 228
ND: Fargo 701, Bismarck 701, Minot 701
NE: Omaha 402*2, Lincoln 402, Kearney 308
OH: Columbus 614*3, Cleveland 216*2, Cincinnati 513*2, Dayton 937, Toledo 419, Akron 330, Athens 740,
  Youngstown 330, Mansfield 419, Findlay 419, Westerville 614
OK: Oklahoma City 405*2, Tulsa 918, Norman 405, Stillwater 405, Ardmore 580
SD: Sioux Falls 605, Rapid City 605, Aberdeen 605
TN: Nashville 615*2, Memphis 901*2, Knoxville 865, Chattanooga 423, Franklin 615, Johnson City 423,
  Murfreesboro 615, Cookeville 931
TX: Houston 713*5, Dallas 214*4, San Antonio 210*4, Austin 512*4, Fort Worth 817*3, El Paso 915*2,
  Plano 972, McAllen 956, Corpus Christi 361, Lubbock 806, Amarillo 806, Waco 254, Tyler 903,
  Midland 432, Denton 940, Laredo 956, College Station 979, Georgetown 512, Frisco 972,
  Galveston 409, Abilene 325, San Marcos 512, Fredericksburg 830, Kerrville 830, Nacogdoches 936,
  McKinney 972
WI: Milwaukee 414*2, Madison 608*2, Green Bay 920, Eau Claire 715, La Crosse 608, Appleton 920`;
