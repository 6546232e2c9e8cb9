/**
 * States and union territories with their larger cities: the code in front of a city's id, and the
 * names.
 */
const citiesByState: Record<string, readonly [code: string, ...names: string[]]> = {
  'Andhra Pradesh': [
    'ap',
    'Visakhapatnam',
    'Vijayawada',
    'Guntur',
    'Nellore',
    'Kurnool',
    'Tirupati',
    'Kakinada',
  ],
  'Arunachal Pradesh': ['ar', 'Itanagar', 'Tawang', 'Pasighat'],
  Assam: ['as', 'Guwahati', 'Dibrugarh', 'Silchar', 'Jorhat', 'Tezpur'],
  Bihar: ['br', 'Patna', 'Gaya', 'Bhagalpur', 'Muzaffarpur', 'Darbhanga', 'Purnia', 'Ara'],
  Chhattisgarh: ['cg', 'Raipur', 'Bilaspur', 'Durg', 'Jagdalpur', 'Korba'],
  Goa: ['ga', 'Panaji', 'Margao', 'Vasco da Gama'],
  Gujarat: [
    'gj',
    'Ahmedabad',
    'Surat',
    'Vadodara',
    'Rajkot',
    'Bhavnagar',
    'Jamnagar',
    'Gandhinagar',
    'Bhuj',
  ],
  Haryana: ['hr', 'Gurugram', 'Faridabad', 'Rohtak', 'Hisar', 'Karnal', 'Panipat'],
  'Himachal Pradesh': ['hp', 'Shimla', 'Mandi', 'Dharamshala', 'Kullu'],
  Jharkhand: ['jh', 'Ranchi', 'Jamshedpur', 'Dhanbad', 'Bokaro', 'Deoghar'],
  Karnataka: [
    'ka',
    'Bengaluru',
    'Mysuru',
    'Hubballi',
    'Mangaluru',
    'Belagavi',
    'Kalaburagi',
    'Davanagere',
  ],
  Kerala: [
    'kl',
    'Thiruvananthapuram',
    'Kochi',
    'Kozhikode',
    'Thrissur',
    'Kollam',
    'Kannur',
    'Palakkad',
  ],
  'Madhya Pradesh': ['mp', 'Bhopal', 'Indore', 'Gwalior', 'Jabalpur', 'Ujjain', 'Sagar', 'Rewa'],
  Maharashtra: [
    'mh',
    'Mumbai',
    'Pune',
    'Nagpur',
    'Nashik',
    'Aurangabad',
    'Solapur',
    'Amravati',
    'Kolhapur',
    'Akola',
    'Latur',
  ],
  Manipur: ['mn', 'Imphal', 'Churachandpur'],
  Meghalaya: ['ml', 'Shillong', 'Tura'],
  Mizoram: ['mz', 'Aizawl', 'Lunglei'],
  Nagaland: ['nl', 'Kohima', 'Dimapur'],
  Odisha: ['od', 'Bhubaneswar', 'Cuttack', 'Rourkela', 'Puri', 'Sambalpur', 'Berhampur'],
  Punjab: ['pb', 'Ludhiana', 'Amritsar', 'Jalandhar', 'Patiala', 'Bathinda'],
  Rajasthan: ['rj', 'Jaipur', 'Jodhpur', 'Udaipur', 'Kota', 'Bikaner', 'Ajmer', 'Alwar'],
  Sikkim: ['sk', 'Gangtok', 'Namchi'],
  'Tamil Nadu': [
    'tn',
    'Chennai',
    'Coimbatore',
    'Madurai',
    'Tiruchirappalli',
    'Salem',
    'Tirunelveli',
    'Erode',
    'Vellore',
  ],
  Telangana: ['tg', 'Hyderabad', 'Warangal', 'Nizamabad', 'Karimnagar', 'Khammam'],
  Tripura: ['tr', 'Agartala', 'Udaipur'],
  'Uttar Pradesh': [
    'up',
    'Lucknow',
    'Kanpur',
    'Varanasi',
    'Prayagraj',
    'Agra',
    'Meerut',
    'Gorakhpur',
    'Bareilly',
    'Aligarh',
    'Moradabad',
    'Noida',
  ],
  Uttarakhand: ['uk', 'Dehradun', 'Haridwar', 'Haldwani', 'Nainital'],
  'West Bengal': ['wb', 'Kolkata', 'Howrah', 'Siliguri', 'Durgapur', 'Asansol', 'Malda'],
  'Andaman and Nicobar Islands': ['an', 'Port Blair'],
  Chandigarh: ['ch', 'Chandigarh'],
  'Dadra and Nagar Haveli and Daman and Diu': ['dn', 'Silvassa', 'Daman'],
  Delhi: ['dl', 'New Delhi', 'Rohini', 'Dwarka', 'Shahdara'],
  'Jammu and Kashmir': ['jk', 'Srinagar', 'Jammu', 'Anantnag', 'Baramulla'],
  Ladakh: ['la', 'Leh', 'Kargil'],
  Lakshadweep: ['ld', 'Kavaratti'],
  Puducherry: ['py', 'Puducherry', 'Karaikal'],
};

/** Every state with its cities, in the shape of the contract. */
export const statesWithCities = Object.entries(citiesByState).map(
  ([stateName, [code, ...names]]) => ({
    stateName,
    cities: names.map((locationName) => ({
      locationId: `${code}-${locationName.toLowerCase().replace(/[^a-z]+/g, '-')}`,
      locationName,
      stateName,
    })),
  }),
);

const ids = new Set(
  statesWithCities.flatMap((state) => state.cities.map((city) => city.locationId)),
);

/** Is there such a place? */
export function isLocation(locationId: string): boolean {
  return ids.has(locationId);
}
