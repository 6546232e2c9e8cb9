import { Clapperboard, FileText, Image, ImagePlay, Images, type LucideIcon } from 'lucide-react';
import type { PostFormat } from '#domain/post/post-formats.ts';

const icons: Record<PostFormat, LucideIcon> = {
  FORMAT_ARTICLE: FileText,
  FORMAT_IMAGE: Image,
  FORMAT_GALLERY: Images,
  FORMAT_VIDEO: Clapperboard,
  GIFVIDEO: ImagePlay,
};

/** The icon of a format next to its name. */
export function FormatIcon({ format, size }: { format: PostFormat; size: string }) {
  const Icon = icons[format];
  return <Icon aria-hidden="true" size={size} />;
}
