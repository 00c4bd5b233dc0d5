/** Words that stand in nearly every text. Neither texts nor queries are searched by them. */
const stopWords = new Set(
  `ada adalah agar akan anda apa apakah atau bagaimana bagi bahwa banyak belum berapa bila bisa boleh bukan dalam dan dapat dari
  dengan di dia hanya harus hingga ialah ini itu jadi jangan jika juga kalau kami kapan karena ke kepada kita lagi lalu lebih
  maka mana masih mau mereka namun oleh pada para perlu saat saja sambil sampai sangat satu saya sebagai sebelum sedang sejak
  semua seperti serta setelah setiap siapa sudah supaya tanpa telah tentang tetapi tiap tidak untuk yaitu yang`.split(/\s+/),
)

export const isStopWord = (word: string): boolean => stopWords.has(word)
