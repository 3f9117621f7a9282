/**
 * Taiwan's holidays of 2026 and 2027 with their substitute days (紀念日及節日實施條例): a holiday on a
 * Saturday is made up on the working day before, one on a Sunday on the working day after.
 */
export const holidays: readonly string[] = [
  // New Year
  '2026-01-01',
  // Spring Festival, from the day before New Year's Eve
  '2026-02-15', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20',
  // Peace Memorial Day
  '2026-02-27', '2026-02-28',
  // Children's Day and Tomb Sweeping
  '2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06',
  // Labour Day
  '2026-05-01',
  // Dragon Boat Festival
  '2026-06-19',
  // Mid-Autumn Festival
  '2026-09-25',
  // Confucius' birthday
  '2026-09-28',
  // National Day
  '2026-10-09', '2026-10-10',
  // Retrocession Day
  '2026-10-25', '2026-10-26',
  // Constitution Day
  '2026-12-25',

  // The same days of the next year; 2027-12-31 is for New Year 2028, a Saturday.
  '2027-01-01',
  '2027-02-04', '2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-02-10',
  '2027-02-28', '2027-03-01',
  '2027-04-04', '2027-04-05', '2027-04-06',
  '2027-04-30', '2027-05-01',
  '2027-06-09',
  '2027-09-15',
  '2027-09-28',
  '2027-10-10', '2027-10-11',
  '2027-10-25',
  '2027-12-24', '2027-12-25',
  '2027-12-31',
];
