/** Where travellers come from: first names, family names, cities. Reviews are signed with one of each of a row. */
export const TRAVELLERS: readonly {
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly cities: readonly string[];
}[] = [
  {
    first: [
      'Hannah',
      'Lukas',
      'Anja',
      'Felix',
      'Katrin',
      'Jonas',
      'Sabine',
      'Moritz',
      'Lena',
      'Tobias',
      'Greta',
      'Uwe',
    ],
    last: ['Weiss', 'Brandt', 'Hoffmann', 'Krüger', 'Lorenz', 'Seidel', 'Voigt', 'Berger', 'Winkler', 'Haas'],
    cities: ['Berlin', 'Munich', 'Leipzig', 'Hamburg', 'Freiburg', 'Cologne', 'Dresden'],
  },
  {
    first: [
      'Tom',
      'Emily',
      'James',
      'Sophie',
      'Oliver',
      'Grace',
      'Harry',
      'Ruth',
      'Daniel',
      'Megan',
      'Alistair',
      'Nicola',
    ],
    last: ['Alder', 'Hughes', 'Whitfield', 'Marsh', 'Bennett', 'Fraser', 'Holloway', 'Pryce', 'Ellison', 'Crane'],
    cities: ['Leeds', 'Bristol', 'Edinburgh', 'Sheffield', 'London', 'Cardiff', 'Manchester'],
  },
  {
    first: ['Claire', 'Julien', 'Margaux', 'Antoine', 'Élodie', 'Mathieu', 'Sylvie', 'Théo', 'Camille', 'Benoît'],
    last: ['Moreau', 'Lefèvre', 'Garnier', 'Roussel', 'Chevalier', 'Perrin', 'Marchand', 'Blanc', 'Fontaine'],
    cities: ['Lyon', 'Grenoble', 'Nantes', 'Toulouse', 'Paris', 'Strasbourg'],
  },
  {
    first: ['Sanne', 'Daan', 'Femke', 'Bram', 'Lotte', 'Joris', 'Marieke', 'Pieter', 'Anouk', 'Wouter'],
    last: ['de Vries', 'Jansen', 'van Dijk', 'Bakker', 'Visser', 'Smit', 'Mulder', 'Bos', 'Dekker'],
    cities: ['Utrecht', 'Amsterdam', 'Rotterdam', 'Groningen', 'Ghent', 'Antwerp'],
  },
  {
    first: ['Kateřina', 'Jana', 'Zuzana', 'Lucie', 'Petra', 'Tereza'],
    last: ['Nováková', 'Dvořáková', 'Horáková', 'Benešová', 'Šimková', 'Kolářová'],
    cities: ['Prague', 'Brno', 'Bratislava', 'Košice', 'Olomouc'],
  },
  {
    first: ['Tomáš', 'Marek', 'Ondřej', 'Michal', 'Jakub', 'Vojtěch'],
    last: ['Novák', 'Svoboda', 'Černý', 'Beneš', 'Kolář', 'Urban'],
    cities: ['Prague', 'Brno', 'Bratislava', 'Košice', 'Pilsen'],
  },
  {
    first: ['Anna', 'Magda', 'Ola', 'Ewa', 'Agnieszka', 'Kasia'],
    last: ['Kowalska', 'Nowak', 'Lewandowska', 'Mazur', 'Piotrowska', 'Zielińska'],
    cities: ['Kraków', 'Warsaw', 'Wrocław', 'Gdańsk', 'Poznań'],
  },
  {
    first: ['Piotr', 'Krzysztof', 'Maciej', 'Jan', 'Wojciech', 'Bartek'],
    last: ['Kowalski', 'Nowak', 'Wiśniewski', 'Zieliński', 'Krawczyk', 'Grabowski'],
    cities: ['Kraków', 'Warsaw', 'Wrocław', 'Gdańsk', 'Łódź'],
  },
  {
    first: ['Giulia', 'Marco', 'Francesca', 'Luca', 'Elena', 'Davide', 'Silvia', 'Andrea', 'Chiara', 'Paolo'],
    last: ['Ferrari', 'Rossi', 'Bianchi', 'Conti', 'Moretti', 'Gallo', 'Riva', 'Fontana', 'Colombo'],
    cities: ['Turin', 'Bologna', 'Milan', 'Trento', 'Rome', 'Padua'],
  },
  {
    first: ['Lucía', 'Javier', 'Marta', 'Álvaro', 'Carmen', 'Diego', 'Nuria', 'Pablo', 'Inés', 'Sergio'],
    last: ['García', 'Romero', 'Ortega', 'Vidal', 'Molina', 'Serrano', 'Castro', 'Navarro', 'Iglesias'],
    cities: ['Madrid', 'Bilbao', 'Barcelona', 'Valencia', 'Seville'],
  },
  {
    first: ['Freja', 'Magnus', 'Astrid', 'Emil', 'Ingrid', 'Mikkel', 'Elin', 'Oskar', 'Sofie', 'Nils'],
    last: ['Lindgren', 'Hansen', 'Berg', 'Nyström', 'Larsen', 'Holm', 'Dahl', 'Sandberg', 'Madsen'],
    cities: ['Copenhagen', 'Gothenburg', 'Oslo', 'Bergen', 'Stockholm', 'Aarhus', 'Helsinki'],
  },
  {
    first: ['Jessica', 'Ryan', 'Megan', 'Kyle', 'Laura', 'Brandon', 'Amy', 'Eric', 'Rachel', 'Scott', 'Priya', 'Kevin'],
    last: ['Miller', 'Carter', 'Nguyen', 'Sullivan', 'Brooks', 'Reyes', 'Coleman', 'Patel', 'Sanders', 'Walsh'],
    cities: ['Portland', 'Denver', 'Boston', 'Seattle', 'Minneapolis', 'Austin', 'Vancouver', 'Toronto', 'Montreal'],
  },
  {
    first: ['Olga', 'Ekaterina', 'Marina', 'Natalia', 'Yulia', 'Darya', 'Polina'],
    last: ['Sokolova', 'Morozova', 'Lebedeva', 'Pavlova', 'Belova', 'Kuznetsova'],
    cities: ['Moscow', 'Saint Petersburg', 'Almaty', 'Minsk', 'Novosibirsk'],
  },
  {
    first: ['Dmitry', 'Alexei', 'Ivan', 'Sergey', 'Andrei', 'Kirill', 'Roman'],
    last: ['Petrov', 'Volkov', 'Orlov', 'Zaitsev', 'Morozov', 'Gusev'],
    cities: ['Moscow', 'Saint Petersburg', 'Almaty', 'Minsk', 'Yekaterinburg'],
  },
  {
    first: ['Yuto', 'Aoi', 'Haruka', 'Takeshi', 'Naoko', 'Ren'],
    last: ['Tanaka', 'Sato', 'Suzuki', 'Yamamoto', 'Kobayashi', 'Ito'],
    cities: ['Tokyo', 'Osaka', 'Nagoya', 'Sapporo', 'Fukuoka'],
  },
  {
    first: ['Wei', 'Xinyi', 'Jun', 'Mei', 'Hao', 'Lan'],
    last: ['Li', 'Wang', 'Zhang', 'Lin', 'Chen', 'Zhou'],
    cities: ['Shanghai', 'Singapore', 'Chengdu', 'Hong Kong', 'Hangzhou'],
  },
  {
    first: ['Liam', 'Charlotte', 'Jack', 'Isla', 'Noah', 'Ruby', 'Hamish', 'Zoe', 'Bridget', 'Callum'],
    last: ['Thompson', 'Walker', 'Kelly', 'Robertson', 'Murphy', 'Byrne', 'Harris', 'Wilson', 'O’Connor'],
    cities: ['Melbourne', 'Sydney', 'Wellington', 'Auckland', 'Dublin', 'Cork', 'Perth'],
  },
  {
    first: ['Elif', 'Deniz', 'Can', 'Zeynep', 'Burak', 'Selin'],
    last: ['Yılmaz', 'Demir', 'Aydın', 'Şahin', 'Arslan'],
    cities: ['Istanbul', 'Izmir', 'Ankara', 'Bursa'],
  },
  {
    first: ['Omar', 'Leila', 'Yasmin', 'Karim', 'Nadia', 'Samir'],
    last: ['Haddad', 'Mansour', 'Farah', 'Khoury', 'Nasser'],
    cities: ['Dubai', 'Beirut', 'Amman', 'Doha', 'Cairo'],
  },
];
