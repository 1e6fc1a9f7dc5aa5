/** An organizer's text: one sentence of each list, in this order. */
export const ORGANIZER_SENTENCES: readonly (readonly string[])[] = [
  [
    '{firm} is {person} and {guides} guides from around {city}.',
    '{person} started {firm} in {started} with one tent too few and a lot of friends.',
    '{firm} began in {started} at a kitchen table in {city}, and the bookings are still made there.',
    'we are {guides} people in {city} who would walk {theRegion} anyway.',
    '{person} guided for others for {years} seasons before {firm} was founded in {started}.',
    'a family business from {city}: {person} leads, a cousin drives, an aunt cooks.',
  ],
  [
    '{She} has walked {trail} more often than {her} own street.',
    'Every new route is walked twice, once in good weather and once in bad, before it is sold.',
    '{first} was born within sight of {theRegion} and has never found a reason to move.',
    'Before guiding {first} taught geography, and it shows at every viewpoint.',
    '{first} leads the first and the last departure of each season in person.',
    '{She} knows {theRegion} from a childhood with goats and from a degree with maps.',
  ],
  [
    'Groups stay under {group}, so that a table is enough.',
    'Food is bought from families on the way, {dish} first of all.',
    'Porters and drivers are on contract, insured and paid on Fridays.',
    'We carry out what we carry in, and a little of what others left.',
    'There is always a plan B, and now and then it is the better one.',
    'Ten per cent of what we earn goes into the upkeep of paths around {base}.',
  ],
];

export const QUOTES: readonly string[] = [
  'I walk every new route twice before I sell it.',
  'A good day has one pass, one river and one long lunch.',
  'People remember the evening, so I plan the evening first.',
  'If the cloud says no, I do not argue with it.',
  'My grandmother fed travellers here; I only added a booking form.',
  'Slow is not a speed, it is a way of looking.',
  'The mountain has time. I try to borrow some.',
  'I turn round early. Nobody has ever complained about being alive.',
  'Carry less, see more, eat well.',
  'I like guests who ask about the cow before they ask about the signal.',
  'The path was here before us; we are only its company.',
  'There is no bad weather before breakfast.',
  'A map tells you where. A neighbour tells you when.',
  'I have never been bored on a walk that I have done three hundred times.',
  'You do not conquer {theRegion}. You are let in.',
  'Good boots, dry socks, {dish}: the rest I bring.',
  'I count the group at every gate, and the gates at every count.',
  'Whoever arrives last gets the best seat. It keeps the pace honest.',
  'Silence is part of the programme.',
  'The best view of {base} is the one on the way home.',
];

interface KnownOrganizer {
  /** HTML */
  readonly about: string;
  readonly quote: string;
  readonly since: number;
  readonly replyHours: number;
  readonly flags: string[];
}

/** Those on the first screens, written by hand. */
export const KNOWN_ORGANIZERS: Readonly<Record<string, KnownOrganizer>> = {
  'Ala-Too Trekking': {
    about:
      '<p>We are six guides, two cooks and eleven horses from Karakol. Aigerim started the company in 2014 after eight seasons as a hired guide, and still leads every new route herself.</p><p>Groups stay under ten. Food is bought from families along the way, camps are packed out completely, and horses carry no more than 60 kg.</p>',
    quote:
      'My grandfather drove sheep over these passes. I stopped counting my own crossings at a hundred, and I still check the snow myself every June.',
    since: 2019,
    replyHours: 3,
    flags: [
      'Identity checked, 2024',
      'Mountain guide licence KG-0412, valid to 2027',
      'Liability insurance €500,000',
      'First-aid certificate, 2026',
      'Bank account verified',
    ],
  },
  'Dadès Caravan': {
    about:
      '<p>Third generation of caravan leaders. Youssef Amrani’s grandfather took salt to Timbuktu; his father took geologists to the Saghro; he takes guests to places where the phone gives up.</p><p>Camps are small, mules and camels belong to the men who lead them, and the only thing we leave behind is bread for the foxes.</p>',
    quote: 'The desert is not empty. It is tidy.',
    since: 2018,
    replyHours: 5,
    flags: [
      'Identity checked, 2023',
      'Guide licence MA-0877, valid to 2028',
      'Liability insurance €500,000',
      'Company registry extract',
      'Bank account verified',
    ],
  },
  'North of Lyngen': {
    about:
      '<p>Lena Hofstad is skipper and ski guide, which in northern Norway is one profession. The ketch Havella was a fishing boat until 1998 and has wintered in Tromsø since.</p><p>Two guides to six guests, one stove, one sauna tent, and a rule that coffee is ready before the anchor is up.</p>',
    quote: 'I turn around early, and guests thank me for it, usually over supper.',
    since: 2020,
    replyHours: 4,
    flags: [
      'Identity checked, 2025',
      'IFMGA mountain guide, valid to 2027',
      'Skipper’s certificate D5',
      'Liability insurance €1,000,000',
      'Avalanche course level 3',
    ],
  },
  'Ilha Verde': {
    about:
      '<p>Rui Carvalho wrote his thesis on liverworts in the Fanal and has been a guide ever since somebody asked him to show them. Ilha Verde is he, his sister Marta who drives, and four naturalists who take turns.</p><p>Levadas at dawn, before the first bus arrives.</p>',
    quote: 'The island grows upwards. If you only look at the sea you miss half of it.',
    since: 2019,
    replyHours: 2,
    flags: [
      'Identity checked, 2024',
      'Guide licence PT-0231, valid to 2027',
      'Liability insurance €500,000',
      'Degree in botany',
      'Bank account verified',
    ],
  },
  'Karst & River': {
    about:
      '<p>Lý Thị Mai grew up in Lùng Tám, sold scarves to motorbike tourists from the age of nine and began to ask them where they thought they were going. Karst &amp; River works with nineteen homestays on the Đồng Văn plateau.</p><p>Guides are Hmong, Tày and Dao, and all of them choose the path of their own valley.</p>',
    quote: 'You ride past my house in one minute. On foot you need one hour, because you are asked in.',
    since: 2023,
    replyHours: 6,
    flags: [
      'Identity checked, 2025',
      'International guide card VN-1187, valid to 2028',
      'Liability insurance €250,000',
      'First-aid certificate, 2026',
    ],
  },
  'Svaneti Paths': {
    about:
      '<p>Born in Mestia, Giorgi Beridze knows which towers open for guests and who bakes kubdari that day.</p><p>Svaneti Paths is a circle of eleven families between Becho and Ushguli who agreed to fix the same price, the same breakfast and the same answer to the question of how far it still is.</p>',
    quote: 'In Svaneti a guest is from God, but please write two days before.',
    since: 2019,
    replyHours: 4,
    flags: [
      'Identity checked, 2024',
      'Mountain guide GE-0096, valid to 2027',
      'Liability insurance €500,000',
      'Bank account verified',
    ],
  },
};
