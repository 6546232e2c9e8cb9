import { type PublicProfile, toPublicProfile } from '#src/features/profile/profile-card.tsx';
import { PublicPreview } from '#src/features/profile/public-preview.tsx';
import { profiles } from './profile-contexts.ts';

export default { title: 'Profile/Preview' };

const story = (profile: PublicProfile) => ({
  render: () => <PublicPreview profile={profile} onClose={() => {}} />,
});

const shown = toPublicProfile(profiles.approved);

export const Approved = story(shown);
export const NotApproved = story(toPublicProfile(profiles.pending));
export const Nothing = story(toPublicProfile(profiles.none));
export const Urdu = story({
  ...shown,
  name: 'زینب انصاری',
  handle: 'zainab.ansari',
  bio: 'لکھنؤ کی گلیوں، کتابوں اور کھانوں پر لکھتی ہوں۔ دس سال ایک اردو روزنامے میں کام کیا۔',
  languages: ['ur', 'hi'],
});
/** Each paragraph of the text runs in its own direction. */
export const TwoScripts = story({
  ...shown,
  name: 'Salim Khan سلیم خان',
  handle: 'salim.writes',
  bio: 'शहर की अदालतों और थानों से रोज़ की ख़बरें।\nشہر کی عدالتوں اور تھانوں سے روز کی خبریں۔\nCourts and police, every day.',
  languages: ['hi', 'ur', 'en'],
});
export const Long = story({
  ...shown,
  name: 'वेंकटनरसिम्हराजुवारिपेटा सुब्रह्मण्यम',
  handle: 'venkatanarasimharajuvaripeta_1',
  bio: `${shown.bio} `.repeat(3),
  languages: ['hi', 'en', 'ur', 'ta', 'te', 'ml', 'bn', 'mr', 'kn', 'gu', 'pa', 'or', 'as', 'bho'],
});
