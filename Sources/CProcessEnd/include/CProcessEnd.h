#ifndef CPROCESSEND_H
#define CPROCESSEND_H

/// Called at the end of a process that this module is linked into, whether its code ever ran or not.
///
/// Whoever links the module defines it. A process in which no assertion ran may be the last one of a run whose others
/// failed, and it is the one to say so.
void stills_process_ends(int status);

#endif
