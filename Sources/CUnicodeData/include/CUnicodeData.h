/* Stands in place of ICU's data, 34 MB of which Foundation links into a program without shared
   libraries. Nothing is to be called. */
