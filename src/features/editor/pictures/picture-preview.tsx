import { useSelector } from '@xstate/react';
import { ImageIcon } from 'lucide-react';
import type { ImageSizeName } from '#domain/media/image-sizes.ts';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { pictureAddress } from '#src/api/image-service.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { useObjectUrl } from '#src/ui/media/use-object-url.ts';
import type { EditorActor } from '../editor-actor.ts';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    bg: 'surface.sunken',
    color: 'ink.subtle',
    borderRadius: 'md',
    '& img': { display: 'block', width: 'full', height: 'full' },
  },
});

/** The upload of a picture that was chosen on this device, where there is one in this visit. */
export function useUpload(actor: EditorActor, id: string): FileUploadActor | undefined {
  return useSelector(
    actor,
    (current) => (current.children as Record<string, FileUploadActor | undefined>)[id],
  );
}

/** Whether the server has this picture. Pictures from the server have no local entry. */
export function useIsUploaded(actor: EditorActor, id: string): boolean {
  return useSelector(actor, (current) => current.context.draft.pictures[id] !== null);
}

type Props = {
  actor: EditorActor;
  id: string;
  alt: string;
  /** In which size a picture is fetched that only the server has. */
  size: ImageSizeName;
  /** Whether all of it is to be seen, or as much as fills the frame. */
  fit: 'contain' | 'cover';
};

/**
 * A listed picture: from this device as it will be sent, or from the server. What was chosen is
 * shown once it is small: a camera's file costs a phone too much to draw.
 */
export function PicturePreview({ actor, id, alt, size, fit }: Props) {
  const upload = useUpload(actor, id);
  const saved = useSelector(actor, (current) => current.context.draft.pictures[id]);
  return (
    <Frame width="full" height="full">
      {upload ? (
        <LocalPicture upload={upload} alt={alt} fit={fit} />
      ) : (
        saved && (
          <img
            src={pictureAddress(saved.url, size)}
            alt={alt}
            loading="lazy"
            style={{ objectFit: fit }}
          />
        )
      )}
    </Frame>
  );
}

function LocalPicture({
  upload,
  alt,
  fit,
}: { upload: FileUploadActor } & Pick<Props, 'alt' | 'fit'>) {
  const isPreparing = useSelector(upload, (current) => current.matches('preparing'));
  const isRefused = useSelector(upload, (current) => current.matches('refused'));
  const file = useSelector(upload, (current) => current.context.file);
  const address = useObjectUrl(isPreparing || isRefused ? null : file);
  if (isRefused) return <ImageIcon size="2rem" aria-hidden="true" />;
  if (!address) return <Skeleton width="full" height="full" />;
  return <img src={address} alt={alt} decoding="async" style={{ objectFit: fit }} />;
}
