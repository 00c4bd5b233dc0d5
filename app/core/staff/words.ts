export const personalWords = {
  opened: (reference: string) => `${reference} dibuka`,
  changed: (reference: string) => `${reference} ditangani`,
  by: 'Oleh',
  dealer: 'Petugas dealer',
  maker: 'Petugas kami',
}
