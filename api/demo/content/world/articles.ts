/** Regions that English names with an article. */
const WITH_ARTICLE = new Set([
  'Alay', 'Kolsai Lakes', 'Zailiysky Alatau', 'Nuratau', 'Western Tian Shan', 'Fann Mountains', 'Pamir', 'Orkhon Valley',
  'Mongolian Altai', 'Kaçkar', 'Sharqiyah Sands', 'High Atlas', 'Draa Valley', 'Rif', 'Usambara', 'Simien Mountains',
  'Drakensberg', 'Western Cape', 'Southern Highlands', 'Westfjords', 'Stockholm Archipelago', 'Scottish Highlands',
  'Lake District', 'Khumbu', 'Western Ghats', 'Hill Country', 'Knuckles Range', 'Kii Peninsula', 'Northern Alps',
  'Pyrenees', 'Bernese Oberland', 'Hohe Tauern', 'Dolomites', 'Alentejo Coast', 'Azores', 'Picos de Europa',
  'Canary Islands', 'Cyclades', 'Dalmatian Islands', 'Bay of Kotor', 'Accursed Mountains', 'Rhodope',
  'Southern Carpathians', 'Tatra', 'Altai', 'Braslav Lakes', 'Cordillera Blanca', 'Cordillera Real', 'Altiplano',
  'Atacama', 'Avenue of the Volcanoes', 'Galápagos', 'Sierra Nevada de Santa Marta', 'Coffee Axis and Los Nevados',
  'Sierra Norte of Oaxaca', 'Osa Peninsula', 'Colorado Plateau', 'Sierra Nevada', 'Canadian Rockies', 'Red Centre',
]);

/** "the Dolomites", "Svaneti" */
export const withArticle = (region: string): string => (WITH_ARTICLE.has(region) ? `the ${region}` : region);
