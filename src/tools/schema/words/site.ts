import type { BankColours, Contact, Site, SiteLink } from '../../../interpreter';
import { objectWords } from './types';

const link = objectWords<SiteLink>('tautanBingkai', 'Tautan di bingkai', {
  text: { title: 'Teks', about: 'Teks tautan.', examples: ['Beranda'] },
  href: { about: 'Alamat halaman di portal ini, atau alamat `https` lain.', examples: ['/produk'] },
});

/** The words on what stands around every page: `pages/site.json`. */
export const site = objectWords<Site & { $schema?: string }>('bingkai', 'Bingkai semua halaman', {
  $schema: { about: 'Skema yang memberi saran di editor.', examples: ['../site.schema.json'] },
  brand: { about: 'Nama merek di kepala halaman.', examples: ['Bank Contoh'] },
  logo: {
    about: 'Gambar merek: berkas portal ini, `/files/…`, atau alamat `https`.',
    examples: ['/favicon.svg'],
  },
  wordmark: {
    about: 'Tulisan nama bank (SVG, tinggi 32 piksel), pengganti gambar merek dan nama di kepala halaman.',
    examples: ['/wordmark.svg'],
  },
  claim: { about: 'Janji bank dalam satu kalimat, di kaki halaman.', examples: ['Dekat di setiap langkah.'] },
  colours: {
    about:
      'Warna bank. Berlaku sejak portal dibangun lagi; warna yang tulisannya sulit dibaca tidak dipakai.',
    examples: [{ light: '#00695C', dark: '#62CBBB' }],
    of: objectWords<BankColours>('warnaBank', 'Warna bank', {
      light: { about: 'Pada halaman terang: tulisan putih di atasnya.', examples: ['#00695C'] },
      dark: { about: 'Pada halaman gelap: tulisan gelap di atasnya.', examples: ['#62CBBB'] },
    }),
  },
  licence: {
    about: 'Siapa yang mengizinkan bank dan menjamin simpanannya.',
    examples: ['Berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).'],
  },
  contact: {
    about: 'Cara menghubungi bank, ditulis seperti dibaca pengunjung.',
    examples: [{ phone: '1500-000', hours: 'Senin–Jumat 08.00–16.00 WIB' }],
    of: objectWords<Contact>('kontak', 'Kontak bank', {
      phone: { about: 'Nomor telepon.', examples: ['1500-000'] },
      whatsapp: { about: 'Nomor WhatsApp.', examples: ['+62 811-0000-0000'] },
      email: { about: 'Alamat email.', examples: ['layanan@bank.example'] },
      hours: { about: 'Jam layanan.', examples: ['Senin–Jumat 08.00–16.00 WIB'] },
    }),
  },
  navigation: {
    about: 'Tautan di kepala setiap halaman.',
    examples: [[{ text: 'Beranda', href: '/' }]],
    of: link,
  },
  footer: {
    about: 'Tautan di kaki setiap halaman. Tanpa ini: tautan di kepalanya.',
    examples: [[{ text: 'Bantuan', href: '/bantuan' }]],
    of: link,
  },
  privacy: { about: 'Alamat halaman privasi.', examples: ['/privasi'] },
});
