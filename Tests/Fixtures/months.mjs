// Prints the year, the code and the first day of each month of a calendar from 1898 to 2102, by node's Intl, for months.py.
const text = new Intl.DateTimeFormat('en', {
  calendar: process.argv[2], timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric',
})
const hebrew = ['Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat', '', 'Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul']
const codes = {'Adar I': 'M05L', 'Adar': 'M06', 'Adar II': 'M06'}
const code = name => codes[name] ?? 'M' + String(hebrew.indexOf(name) + 1 || parseInt(name)).padStart(2, '0')
  + (name.endsWith('bis') ? 'L' : '')

for (let day = Date.UTC(1898, 0, 1); day < Date.UTC(2103, 0, 1); day += 86_400_000) {
  const parts = Object.fromEntries(text.formatToParts(day).map(part => [part.type, part.value]))
  if (parts.day === '1') {
    console.log(parts.relatedYear ?? parts.year, code(parts.month), new Date(day).toISOString().slice(0, 10))
  }
}
