export const words = {
  agreedTo: 'Anda menyetujui',
  state: 'Status',
  valid: 'Berlaku',
  withdrawn: (at: string) => `Dicabut pada ${at}`,
}
