import { FREE_CANCEL_HOURS } from '@cairn/shared-contracts/domain/booking-graph';
import { picture } from '../../pictures.ts';
import { countsOf, day, type Flagship, shots, terms, type WrittenReview } from '../flagship/model.ts';

const MEALS = 'Frühstück, Abendessen';
const PREPAYMENT = 20;
const FULL_PAYMENT_DAYS = 30;

const REVIEWS: readonly WrittenReview[] = [
  {
    author: 'Hannah W.',
    from: 'Berlin',
    rating: 5,
    text: 'Acht Tage, sieben Hütten und kein einziger Abend, an dem ich noch wissen wollte, was in den Nachrichten steht. Katharina kennt jede Wirtin beim Vornamen, und das merkt man am Tisch. Der Tag über die Grawagrubennieder ist lang und ehrlich als lang angekündigt.',
    reply:
      'Liebe Hannah, danke! Den Gruß an die Wirtin der Bremer Hütte habe ich ausgerichtet, der Kaiserschmarrn wartet.',
  },
  {
    author: 'Jonas R.',
    from: 'Zürich',
    rating: 5,
    text: 'Perfekt geführt. Am dritten Tag kam Gewitter auf, wir sind eine Stunde früher los und saßen trocken bei der Suppe, als es krachte. So wünscht man sich das.',
  },
  {
    author: 'Familie Brandl',
    from: 'Rosenheim',
    rating: 4,
    text: 'Großartiger Weg, tolle Gruppe. Ein Punkt Abzug für das Zwölferlager auf einer Hütte – Ohrstöpsel unbedingt mitnehmen! Unsere Tochter (16) will nächstes Jahr wieder mit.',
    reply: 'Ohrstöpsel stehen jetzt auf der Packliste, ganz oben. Bis nächstes Jahr!',
  },
  {
    author: 'Michael T.',
    from: 'Graz',
    rating: 5,
    text: 'Ich bin siebzig und war der Letzte an jedem Anstieg. Es hat nie jemand auf die Uhr geschaut. Danke dafür.',
  },
  {
    author: 'Svenja K.',
    from: 'Hamburg',
    rating: 3,
    text: 'Schön, aber für Flachländer kein Spaziergang: Die Seilversicherungen vor der Nürnberger Hütte haben mich Überwindung gekostet. Mit Hilfe ging es gut, vorher hätte ich es gern genauer gewusst.',
    reply: 'Danke für die offenen Worte. Die versicherten Stellen stehen jetzt bei jedem Tag dabei.',
  },
];

/** In German: what a reader of another language sees of it is marked as such. */
export const STUBAI: Flagship = {
  iso: 'AT',
  region: 'Tyrol',
  firm: 'Adlerweg Partner',
  style: 'huts',
  language: 'de',
  languages: ['de', 'en'],
  name: 'Stubaier Höhenweg: acht Tage von Hütte zu Hütte über sechs Scharten',
  slug: 'stubaier-hoehenweg',
  summary:
    'In acht Tagen rund um das innere Stubaital: sieben Hütten, sechs Übergänge, drei Gletscher im Blick und jeden Abend ein Tisch, an dem man bleibt.',
  description: [
    '<p>Der Stubaier Höhenweg gilt vielen als die schönste Hüttenrunde Tirols. Er führt hoch über dem Tal von einer Alpenvereinshütte zur nächsten, jede mit ihrer eigenen Geschichte, ihrem eigenen Gipfel und ihrem eigenen Kuchen. Wir gehen ihn von Ost nach West, weil dann am Nachmittag die Sonne auf der Terrasse liegt.</p>',
    '<p>Jeder Tag hat einen Übergang: das Simmingjöchl an der italienischen Grenze, die Mairspitze mit dem Blick auf alles, was vergletschert ist, den Großen Trögler über dem Sulzenauferner und am sechsten Tag die Grawagrubennieder, 2881 Meter, den ernstesten von allen. Dazwischen liegen Karseen, Wollgras, Murmeltiere und Wasserfälle, die niemand gezählt hat.</p>',
    '<p>Der Weg ist bezeichnet und an den steilen Stellen mit Drahtseilen versichert. Klettern muss niemand, aber schwindelfrei und trittsicher sollten alle sein. Wir sind höchstens acht, gehen früh los und sind zur Suppe da. Das Gepäck tragen Sie selbst; mit acht Kilo geht das gut, und beim Packen helfen wir.</p>',
    '<p>Katharina Moser ist auf der Franz-Senn-Hütte aufgewachsen und seit fünfzehn Jahren Bergwanderführerin. Sie kennt das Wetter, die Wirtsleute und die eine Stelle am Grünausee, von der aus die Wilde Freiger zweimal zu sehen ist.</p>',
  ].join(''),
  difficulty: 3,
  comfort: 'base_plus',
  accommodation: ['cabin'],
  land: 'alpine',
  groupMin: 4,
  groupMax: 8,
  minAge: 14,
  maxAge: 72,
  months: [7, 9],
  price: 98_000,
  maxAltitude: 2902,
  distance: 59,
  ascent: 5180,
  startPlace: 'Neustift im Stubaital',
  endPlace: 'Neustift im Stubaital',
  reviews: REVIEWS,
  ratingCounts: countsOf(REVIEWS),
  badges: [],
  details: {
    included: [
      'Geprüfte Bergwanderführerin auf allen Etappen',
      'Sieben Nächte auf Alpenvereinshütten, im Zimmer, wo es welche gibt',
      'Halbpension vom Abendessen am ersten bis zum Frühstück am letzten Tag',
      'Hüttentaxi zur Pinnisalm und von der Oberissalm',
      'Leihausrüstung: Klettersteigset und Helm für die versicherten Stellen',
    ],
    not_included: [
      'Anreise nach Neustift (Bus 590 ab Innsbruck, halbstündlich)',
      'Getränke und Marschtee',
      'Duschmarken auf den Hütten, etwa 4 €',
      'Bergekostenversicherung',
    ],
    what_to_bring: [
      'Ohrstöpsel',
      'Feste Bergschuhe, eingelaufen, mit guter Sohle',
      'Rucksack mit 30 bis 35 Litern und Regenhülle',
      'Hüttenschlafsack und Hausschuhe aus Filz',
      'Regenjacke, warme Schicht, Mütze und Handschuhe',
      'Wanderstöcke, die sich kurz machen lassen',
      'Stirnlampe',
      'Bargeld: Nicht jede Hütte nimmt Karten',
    ],
    stays: [
      {
        name: 'Innsbrucker, Bremer und Nürnberger Hütte',
        text: 'Zimmer mit vier bis sechs Betten, Trockenraum, Duschen gegen Marke',
        nights: 3,
        image: picture({ seed: 'stb_s1', biome: 'alpine', mood: 'golden', form: 'hut' }),
      },
      {
        name: 'Sulzenau- und Dresdner Hütte',
        text: 'Zimmer oder Lager, warme Duschen, Terrasse vor dem Gletscher',
        nights: 2,
        image: picture({ seed: 'stb_s2', biome: 'alpine', mood: 'noon', form: 'hut' }),
      },
      {
        name: 'Neue Regensburger und Franz-Senn-Hütte',
        text: 'Zimmer mit zwei bis vier Betten, Stube mit Kachelofen, Kletterfelsen vor der Tür',
        nights: 2,
        image: picture({ seed: 'stb_s3', biome: 'alpine', mood: 'dusk', form: 'hut' }),
      },
    ],
    fitness:
      'Sie gehen fünf bis acht Stunden am Tag, mit bis zu 1150 Metern Aufstieg und dem eigenen Gepäck. Trittsicherheit und Schwindelfreiheit brauchen Sie an mehreren mit Drahtseil versicherten Stellen. Wer im Frühjahr ein paar lange Tage im Mittelgebirge gegangen ist, kommt gut zurecht.',
    faq: [
      {
        question: 'Muss ich klettern können?',
        answer:
          'Nein. An einigen Stellen nimmt man die Hände zu Hilfe und hält sich am Drahtseil fest. Wer möchte, bekommt dort ein Klettersteigset und geht direkt hinter der Führerin.',
      },
      {
        question: 'Was passiert bei Schlechtwetter?',
        answer:
          'Jede Hütte hat einen Abstieg ins Tal. Ist ein Übergang nicht sicher, gehen wir hinunter, fahren mit dem Bus ein Stück und steigen zur nächsten Hütte wieder auf. Das ist in zehn Sommern sechsmal vorgekommen.',
      },
      {
        question: 'Wie schwer ist der Rucksack?',
        answer:
          'Mit unserer Packliste sieben bis acht Kilo samt Wasser. Schlafsack und Essen brauchen Sie nicht, beides ist auf den Hütten.',
      },
      {
        question: 'Gibt es vegetarisches Essen?',
        answer: 'Auf allen sieben Hütten. Vegan geht mit Vorbestellung, bitte spätestens zwei Wochen vorher.',
      },
      {
        question: 'Kann ich früher aussteigen?',
        answer:
          'Ja, von der Nürnberger, der Sulzenau- und der Dresdner Hütte ist man in zwei Stunden am Bus. Von dort sind es vierzig Minuten nach Neustift.',
      },
    ],
    cancellation: [
      { when: `Innerhalb von ${FREE_CANCEL_HOURS} Stunden nach der Anzahlung`, what: 'Volle Erstattung' },
      {
        when: `Bis ${FULL_PAYMENT_DAYS} Tage vor Beginn`,
        what: `Die Anzahlung von ${PREPAYMENT} % behält der Veranstalter`,
      },
      { when: `Weniger als ${FULL_PAYMENT_DAYS} Tage vor Beginn`, what: 'Keine Erstattung' },
      { when: 'Bei Absage durch den Veranstalter', what: 'Volle Erstattung' },
    ],
  },
  variants: [
    {
      kind: 'standard',
      name: 'Bett im Mehrbettzimmer',
      description: 'Zimmer, wo es welche gibt, sonst Lager.',
      priceDelta: 0,
    },
    {
      kind: 'private',
      name: 'Eigene Gruppe',
      description: 'Ab vier Personen, Termin nach Absprache zwischen Juli und September.',
      priceDelta: 26_000,
    },
  ],
  programme: [
    day({
      way: 'Neustift v993; Innsbrucker Hütte h2369',
      title: 'Durch das Pinnistal zur Innsbrucker Hütte',
      km: 8,
      up: 810,
      hours: 4,
      profile: [1560, 1720, 1900, 2120, 2370, 2369],
      sleep: 'Innsbrucker Hütte, 2369 m',
      meals: 'Abendessen',
      text: 'Treffpunkt ist um zehn am Bahnhofskiosk von Neustift, wo wir die Rucksäcke wiegen und noch etwas herausnehmen. Das Hüttentaxi bringt uns zur Pinnisalm. Von dort steigt der Weg unter den Kalkwänden der Kirchdachspitze zum Pinnisjoch.\nDie Hütte steht genau auf der Grenze von Kalk und Gneis. Wer noch Beine hat, schaut von der Terrasse zum Habicht hinauf, wer keine hat, auch.',
      image: picture({ seed: 'stb_d1', biome: 'forest', mood: 'morning', form: 'trail' }),
    }),
    day({
      way: 'Innsbrucker Hütte h2369; Bremer Hütte h2413',
      title: 'Der lange Weg zur Bremer Hütte',
      km: 10,
      up: 900,
      hours: 8,
      profile: [2369, 2500, 2280, 2550, 2340, 2480, 2413],
      sleep: 'Bremer Hütte, 2413 m',
      meals: MEALS,
      text: 'Ein Tag des Auf und Ab: sieben Kare, sieben Rippen, dazwischen Wollgras und die Tribulaune auf der anderen Talseite. Drei kurze Stellen sind versichert. Gegen vier liegt die Bremer Hütte da, klein, mit Schindeln und einem See, in dem man baden kann, wenn man das beim Frühstück versprochen hat.',
      image: picture({ seed: 'stb_d2', biome: 'alpine', mood: 'noon', form: 'lake' }),
    }),
    day({
      way: 'Bremer Hütte h2413; Simmingjöchl p2754; Nürnberger Hütte h2280',
      title: 'Über das Simmingjöchl zur Nürnberger Hütte',
      km: 6,
      up: 480,
      hours: 5,
      profile: [2413, 2580, 2754, 2600, 2420, 2280],
      sleep: 'Nürnberger Hütte, 2280 m',
      meals: MEALS,
      text: 'Am Simmingjöchl steht ein Zollhäuschen, in dem seit 1970 niemand mehr nach Tabak gefragt hat. Drüben geht es über glatt geschliffenen Fels hinunter, an zwei Stellen mit Drahtseil und Eisenbügeln: die steilsten Meter der Runde. Am Nachmittag bleibt Zeit für die Füße.',
    }),
    day({
      way: 'Nürnberger Hütte h2280; Mairspitze s2780; Grünausee l2330; Sulzenau Hütte h2191',
      title: 'Mairspitze und Grünausee',
      km: 7,
      up: 620,
      hours: 5,
      profile: [2280, 2540, 2780, 2560, 2330, 2250, 2191],
      sleep: 'Sulzenauhütte, 2191 m',
      meals: MEALS,
      text: 'Der schönste Aussichtsgipfel des Weges liegt fast auf dem Weg. Von der Mairspitze sieht man den Wilden Freiger, das Zuckerhütl und, wenn die Luft klar ist, die Dolomiten. Unten wartet der Grünausee, und daneben eine Bank, die jemand genau richtig aufgestellt hat.',
      image: picture({ seed: 'stb_d4', biome: 'alpine', mood: 'morning', form: 'lake' }),
    }),
    day({
      way: 'Sulzenau Hütte h2191; Großer Trögler s2902; Dresdner Hütte h2308',
      title: 'Großer Trögler, 2902 m',
      km: 5,
      up: 720,
      hours: 5,
      profile: [2191, 2420, 2680, 2902, 2640, 2308],
      sleep: 'Dresdner Hütte, 2308 m',
      meals: MEALS,
      text: 'Zwei Wege führen zur Dresdner Hütte: der bequeme über das Peiljoch und der über den Großen Trögler. Bei gutem Wetter nehmen wir den zweiten, denn von oben liegt der Sulzenauferner da wie auf einer Karte. Wer lieber über das Joch geht, trifft uns beim Kuchen.',
    }),
    day({
      way: 'Dresdner Hütte h2308; Grawagrubennieder p2881; Neue Regensburger Hütte h2287',
      title: 'Grawagrubennieder, 2881 m',
      km: 12,
      up: 1150,
      hours: 8,
      profile: [2308, 2480, 2390, 2600, 2881, 2560, 2287],
      sleep: 'Neue Regensburger Hütte, 2287 m',
      meals: MEALS,
      text: 'Abmarsch um sechs. Der Weg zieht am Mutterberger See vorbei und lange die Hänge entlang, bis die Rinne zur Scharte beginnt: Schutt, Drahtseil, ein paar Tritte, dann der Wind von drüben. Auf der anderen Seite liegt ein Rest von Gletscher, und unter ihm das Hohe Moos, flach und weich wie ein Versprechen.',
      image: picture({ seed: 'stb_d6', biome: 'alpine', mood: 'golden', form: 'ridge' }),
    }),
    day({
      way: 'Neue Regensburger Hütte h2287; Schrimmennieder p2714; Franz-Senn-Hütte h2147',
      title: 'Schrimmennieder und Franz-Senn-Hütte',
      km: 7,
      up: 480,
      hours: 5,
      profile: [2287, 2500, 2714, 2480, 2260, 2147],
      sleep: 'Franz-Senn-Hütte, 2147 m',
      meals: MEALS,
      text: 'Der letzte Übergang. Oben sieht man zum ersten Mal in das Oberbergtal und auf die Seespitzen, die aus der Nähe kleiner sind, als man sich erinnert. Auf der Franz-Senn-Hütte ist Katharina aufgewachsen, und so ist auch der Abend: lang, mit Gitarre und mit Zirbenschnaps, den niemand bestellt hat.',
    }),
    day({
      way: 'Franz-Senn-Hütte h2147; Neustift v993',
      title: 'Hinunter zur Oberissalm und nach Neustift',
      km: 4,
      up: 20,
      hours: 2,
      profile: [2147, 2040, 1900, 1742],
      sleep: '',
      meals: 'Frühstück',
      text: 'Noch einmal Frühstück mit Blick, dann anderthalb Stunden bergab zur Oberissalm, am Bach entlang und ohne Eile. Das Taxi bringt uns nach Neustift, wo es eine Eisdiele gibt und einen Bus, der jede halbe Stunde fährt. Die meisten nehmen den übernächsten.',
    }),
  ],
  images: shots(
    't13',
    'alpine',
    14,
    ['Mairspitze', 'Grünausee', 'Nürnberger Hütte', 'Grawagrubennieder'],
    [
      ['alpine', 'stb_1', 'golden', 'hut'],
      ['alpine', 'stb_2', 'morning', 'lake'],
      ['alpine', 'stb_3', 'noon', 'ridge'],
    ],
  ),
  departures: terms({
    prepayment: PREPAYMENT,
    fullPaymentDays: FULL_PAYMENT_DAYS,
    seats: 8,
    free: [4, 2, 8, 0, 6, 7],
  }),
};
