/** Names for several provinces or regencies together, and these, the one most people live in first. */
export const wideNames: readonly { names: readonly string[]; regions: readonly string[] }[] = [
  {
    names: ['Jawa', 'Pulau Jawa', 'Java'],
    regions: ['Jawa Barat', 'Jawa Timur', 'Jawa Tengah', 'DKI Jakarta', 'Banten', 'DI Yogyakarta'],
  },
  {
    names: ['Sumatera', 'Pulau Sumatera', 'Sumatra'],
    regions: [
      'Sumatera Utara',
      'Lampung',
      'Sumatera Selatan',
      'Riau',
      'Sumatera Barat',
      'Aceh',
      'Jambi',
      'Kepulauan Riau',
      'Bengkulu',
      'Kepulauan Bangka Belitung',
    ],
  },
  {
    names: ['Kalimantan', 'Pulau Kalimantan', 'Borneo'],
    regions: ['Kalimantan Barat', 'Kalimantan Selatan', 'Kalimantan Timur', 'Kalimantan Tengah', 'Kalimantan Utara'],
  },
  {
    names: ['Sulawesi', 'Pulau Sulawesi', 'Celebes'],
    regions: ['Sulawesi Selatan', 'Sulawesi Tengah', 'Sulawesi Tenggara', 'Sulawesi Utara', 'Sulawesi Barat', 'Gorontalo'],
  },
  {
    names: ['Papua', 'Pulau Papua', 'Tanah Papua', 'Irian', 'Irian Jaya'],
    regions: ['Papua', 'Papua Tengah', 'Papua Pegunungan', 'Papua Barat Daya', 'Papua Barat', 'Papua Selatan'],
  },
  { names: ['Maluku', 'Kepulauan Maluku', 'Moluccas'], regions: ['Maluku', 'Maluku Utara'] },
  { names: ['Nusa Tenggara', 'Nusra'], regions: ['Nusa Tenggara Timur', 'Nusa Tenggara Barat'] },
  { names: ['Bali Nusra', 'Bali Nusa Tenggara'], regions: ['Bali', 'Nusa Tenggara Barat', 'Nusa Tenggara Timur'] },
  {
    names: ['Madura', 'Pulau Madura'],
    regions: ['Kabupaten Sumenep', 'Kabupaten Bangkalan', 'Kabupaten Sampang', 'Kabupaten Pamekasan'],
  },
  {
    names: ['Lombok', 'Pulau Lombok'],
    regions: [
      'Kota Mataram',
      'Kabupaten Lombok Timur',
      'Kabupaten Lombok Tengah',
      'Kabupaten Lombok Barat',
      'Kabupaten Lombok Utara',
    ],
  },
  { names: ['Pulau Sumbawa'], regions: ['Kabupaten Bima', 'Kabupaten Sumbawa', 'Kota Bima', 'Kabupaten Dompu'] },
  {
    names: ['Flores', 'Pulau Flores'],
    regions: ['Kabupaten Sikka', 'Kabupaten Manggarai', 'Kabupaten Ende', 'Kabupaten Manggarai Barat', 'Kabupaten Ngada'],
  },
  {
    names: ['Sumba', 'Pulau Sumba'],
    regions: ['Kabupaten Sumba Barat Daya', 'Kabupaten Sumba Timur', 'Kabupaten Sumba Barat', 'Kabupaten Sumba Tengah'],
  },
  {
    names: ['Timor', 'Pulau Timor'],
    regions: [
      'Kota Kupang',
      'Kabupaten Timor Tengah Selatan',
      'Kabupaten Kupang',
      'Kabupaten Timor Tengah Utara',
      'Kabupaten Belu',
      'Kabupaten Malaka',
    ],
  },
  {
    names: ['Pulau Bangka'],
    regions: [
      'Kota Pangkal Pinang',
      'Kabupaten Bangka',
      'Kabupaten Bangka Tengah',
      'Kabupaten Bangka Selatan',
      'Kabupaten Bangka Barat',
    ],
  },
  {
    names: ['Jabodetabek', 'Jabotabek', 'Jabodetabekjur', 'Jadetabek'],
    regions: [
      'DKI Jakarta',
      'Kota Bekasi',
      'Kota Tangerang',
      'Kota Depok',
      'Kota Tangerang Selatan',
      'Kota Bogor',
      'Kabupaten Bogor',
      'Kabupaten Tangerang',
      'Kabupaten Bekasi',
    ],
  },
  { names: ['Jakarta Raya'], regions: ['DKI Jakarta'] },
  { names: ['Tangerang Raya'], regions: ['Kota Tangerang', 'Kabupaten Tangerang', 'Kota Tangerang Selatan'] },
  { names: ['Bogor Raya'], regions: ['Kota Bogor', 'Kabupaten Bogor', 'Kota Depok'] },
  {
    names: ['Bandung Raya', 'Cekungan Bandung'],
    regions: ['Kota Bandung', 'Kabupaten Bandung', 'Kabupaten Bandung Barat', 'Kota Cimahi'],
  },
  {
    names: ['Cirebon Raya', 'Ciayumajakuning'],
    regions: ['Kota Cirebon', 'Kabupaten Cirebon', 'Kabupaten Indramayu', 'Kabupaten Majalengka', 'Kabupaten Kuningan'],
  },
  {
    names: ['Priangan Timur'],
    regions: ['Kota Tasikmalaya', 'Kabupaten Garut', 'Kabupaten Tasikmalaya', 'Kabupaten Ciamis', 'Kota Banjar'],
  },
  {
    names: ['Barlingmascakeb', 'Banyumas Raya'],
    regions: ['Kabupaten Banyumas', 'Kabupaten Cilacap', 'Kabupaten Kebumen', 'Kabupaten Banjarnegara', 'Kabupaten Purbalingga'],
  },
  {
    names: ['Semarang Raya', 'Kedungsepur'],
    regions: ['Kota Semarang', 'Kabupaten Semarang', 'Kabupaten Kendal', 'Kabupaten Demak', 'Kota Salatiga'],
  },
  {
    names: ['Solo Raya', 'Subosukawonosraten', 'Surakarta Raya'],
    regions: [
      'Kota Surakarta',
      'Kabupaten Sukoharjo',
      'Kabupaten Karanganyar',
      'Kabupaten Klaten',
      'Kabupaten Boyolali',
      'Kabupaten Sragen',
      'Kabupaten Wonogiri',
    ],
  },
  {
    names: ['Jogja Raya', 'Yogyakarta Raya', 'Kartamantul'],
    regions: ['Kota Yogyakarta', 'Kabupaten Sleman', 'Kabupaten Bantul'],
  },
  {
    names: ['Gerbangkertosusila', 'Gerbangkertasusila'],
    regions: [
      'Kota Surabaya',
      'Kabupaten Sidoarjo',
      'Kabupaten Gresik',
      'Kabupaten Mojokerto',
      'Kota Mojokerto',
      'Kabupaten Lamongan',
      'Kabupaten Bangkalan',
    ],
  },
  { names: ['Surabaya Raya'], regions: ['Kota Surabaya', 'Kabupaten Sidoarjo', 'Kabupaten Gresik'] },
  { names: ['Malang Raya'], regions: ['Kota Malang', 'Kabupaten Malang', 'Kota Batu'] },
  { names: ['Tapal Kuda'], regions: ['Kabupaten Jember', 'Kabupaten Banyuwangi', 'Kota Probolinggo', 'Kabupaten Lumajang'] },
  {
    names: ['Sarbagita', 'Denpasar Raya'],
    regions: ['Kota Denpasar', 'Kabupaten Badung', 'Kabupaten Gianyar', 'Kabupaten Tabanan'],
  },
  {
    names: ['Mebidangro', 'Mebidang', 'Medan Raya'],
    regions: ['Kota Medan', 'Kabupaten Deli Serdang', 'Kota Binjai', 'Kabupaten Karo'],
  },
  { names: ['Patungraya Agung', 'Palembang Raya'], regions: ['Kota Palembang', 'Kabupaten Banyuasin', 'Kabupaten Ogan Ilir'] },
  {
    names: ['Banjarbakula', 'Banjarmasin Raya'],
    regions: ['Kota Banjarmasin', 'Kota Banjarbaru', 'Kabupaten Banjar', 'Kabupaten Barito Kuala', 'Kabupaten Tanah Laut'],
  },
  { names: ['Toraja'], regions: ['Kabupaten Toraja Utara', 'Kabupaten Tana Toraja'] },
  {
    names: ['Mamminasata', 'Makassar Raya'],
    regions: ['Kota Makassar', 'Kabupaten Gowa', 'Kabupaten Maros', 'Kabupaten Takalar'],
  },
]
