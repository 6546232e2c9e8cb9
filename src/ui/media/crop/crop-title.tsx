import { FormattedMessage } from 'react-intl';

/** The title of the dialog, also while it loads. */
export function CropTitle() {
  return (
    <FormattedMessage
      id="crop.title"
      defaultMessage="Crop image"
      description="Title of the dialog in which a picture is cropped"
    />
  );
}
