import { FormattedMessage } from 'react-intl';
import { Text } from '../layout/text.tsx';

/** Says that an animation was chosen where a picture is shown. */
export function FirstFrameNote() {
  return (
    <Text size="sm" muted role="note">
      <FormattedMessage
        id="ui.first-frame"
        defaultMessage="This image is animated. Only its first frame is used."
        description="At a picture that was an animated GIF or WebP"
      />
    </Text>
  );
}
